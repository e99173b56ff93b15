import { SectionIndex } from '../frames/SectionIndex';
import { useSettings } from '../frames/useSettings';

export default function SettingsIndexPage() {
  return <SectionIndex section={useSettings()} />;
}
