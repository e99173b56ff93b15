import KeysDialog from '@/shared/ui/KeysDialog';
import { modKey } from '@/shared/ui/modKey';
import { rowActions } from './rowActions';

const keys = [
  ['j', 'Next row, or next record'],
  ['k', 'Previous row, or previous record'],
  ['Enter', 'Open the row'],
  ['x', 'Select the row'],
  ...rowActions.map(({ key, help }) => [key, help] as const),
  ['c', 'Create a record, or comment on the open one'],
  ['t', 'Go to the next step of the open record'],
  ['/', 'Search'],
  ['f', 'Add a filter'],
  ['?', 'Show shortcuts'],
  [`${modKey} K`, 'Search or jump to anything'],
] as const;

/** The keys of a list; see useListKeys. */
export default function ListKeysDialog({ onClose }: { onClose: () => void }) {
  return <KeysDialog title="Keyboard shortcuts" keys={keys} onClose={onClose} />;
}
