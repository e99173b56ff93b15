import { SectionIndex } from '../SectionIndex';
import { settings } from '../sections';

export default function SettingsIndexPage() {
  return <SectionIndex section={settings} />;
}
