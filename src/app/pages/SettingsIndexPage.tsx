import { SectionIndex } from '../SectionIndex';
import { useSettings } from '../useSettings';

export default function SettingsIndexPage() {
  return <SectionIndex section={useSettings()} />;
}
