import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import classes from './Live.module.css';

/** Says above a list that rows wait until the pointer leaves it, and shows them on a click. */
export function WaitingRows({ count, onShow }: { count: number; onShow: () => void }) {
  if (count === 0) return null;
  return (
    <div role="status" className={classes.waiting}>
      <Button size="compact-sm" leftSection={<IconRefresh size={14} />} onClick={onShow}>
        {count === 1 ? 'Show 1 change' : `Show ${count} changes`}
      </Button>
    </div>
  );
}
