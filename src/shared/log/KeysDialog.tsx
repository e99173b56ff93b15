import { Kbd, Modal } from '@mantine/core';
import { modKey } from '../ui/modKey';
import { useReturnFocus } from '../ui/useReturnFocus';
import classes from './KeysDialog.module.css';

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
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  useReturnFocus();
  return (
    <Modal
      opened
      onClose={onClose}
      title="Keys of this list"
      closeButtonProps={{ 'aria-label': 'Close' }}
      centered
    >
      <dl className={classes.keys}>
        {keys.map(([key, meaning]) => (
          <div key={key} className={classes.row}>
            <dt>
              <Kbd>{key}</Kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
