import { SectionIndex } from '../SectionIndex';
import { templateSettings } from '../sections';

export default function TemplateIndexPage() {
  return <SectionIndex section={templateSettings} />;
}
