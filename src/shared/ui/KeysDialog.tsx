import { Kbd, Modal } from '@mantine/core';
import classes from './KeysDialog.module.css';
import { useReturnFocus } from './useReturnFocus';

interface Props {
  title: string;
  /** The label of the key and what it does. */
  keys: readonly (readonly [key: string, meaning: string])[];
  onClose: () => void;
}

/** Lists the keyboard shortcuts of a page. */
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
      <dl className="grid gap-8 m-0">
        {keys.map(([key, meaning]) => (
          <div key={key} className={`grid items-center ${classes.row}`}>
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
