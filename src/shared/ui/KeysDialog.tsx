import { Kbd, Modal } from '@mantine/core';
import classes from './KeysDialog.module.css';
import { useReturnFocus } from './useReturnFocus';

interface Props {
  title: string;
  /** The key as it stands on the keyboard, and what it does. */
  keys: readonly (readonly [key: string, meaning: string])[];
  onClose: () => void;
}

/** What the keys of a page do. */
export default function KeysDialog({ title, keys, onClose }: Props) {
  useReturnFocus();
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
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
