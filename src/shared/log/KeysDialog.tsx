import KeysDialog from '../ui/KeysDialog';
import { modKey } from '../ui/modKey';

const keys = [
  ['j', 'Next row'],
  ['k', 'Previous row'],
  ['Enter', 'Open the row'],
  ['x', 'Select the row'],
  ['/', 'Search'],
  ['?', 'These keys'],
  [`${modKey} K`, 'Search or jump to anything'],
] as const;

/** The keys of a list; see useListKeys. */
export default function ListKeysDialog({ onClose }: { onClose: () => void }) {
  return <KeysDialog title="Keyboard shortcuts" keys={keys} onClose={onClose} />;
}
