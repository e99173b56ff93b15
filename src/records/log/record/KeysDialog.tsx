import KeysDialog from '@/shared/ui/KeysDialog';
import { modKey } from '@/shared/ui/modKey';

const keys = [
  ['j', 'Next row, or next record'],
  ['k', 'Previous row, or previous record'],
  ['Enter', 'Open the row'],
  ['x', 'Select the row'],
  ['s', 'Change the status of the row'],
  ['d', 'Change the due date of the row'],
  ['a', 'Assign the row, or the open record'],
  ['w', 'Watch the row, or stop watching it'],
  ['l', 'Copy the link to the row'],
  ['c', 'Comment on the open record'],
  ['t', 'Go to the next step of the open record'],
  ['/', 'Search'],
  ['?', 'Show shortcuts'],
  [`${modKey} K`, 'Search or jump to anything'],
] as const;

/** The keys of a list; see useListKeys. */
export default function ListKeysDialog({ onClose }: { onClose: () => void }) {
  return <KeysDialog title="Keyboard shortcuts" keys={keys} onClose={onClose} />;
}
