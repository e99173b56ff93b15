import { Button } from '@mantine/core';
import classes from './Bell.module.css';
import type { Offered } from './useUndo';

/**
 * Says what was done, with Undo. A toast would cover the panel, and the keyboard would not reach it: the focus stays in the
 * drawer.
 */
export function UndoBar({ offered, onClose }: { offered: Offered | null; onClose: () => void }) {
  return (
    <div role="status">
      {offered && (
        <div className={`row gap-12 between m-below-8 p-8-12 rounded text-sm ${classes.undo}`}>
          <span>{offered.words}</span>
          <Button
            size="compact-sm"
            variant="white"
            onClick={() => {
              offered.run();
              onClose();
            }}
          >
            Undo
          </Button>
        </div>
      )}
    </div>
  );
}
