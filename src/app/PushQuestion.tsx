import { Button } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useId } from 'react';
import classes from './Push.module.css';

/**
 * Explains notifications before the browser asks, because a refusal there is hard to undo. Not modal, so that it does
 * not interrupt the user.
 */
export function PushQuestion({ onAnswer }: { onAnswer: (accepted: boolean) => void }) {
  const title = useId();
  return (
    <aside className={classes.question} aria-labelledby={title}>
      <span className={classes.bell} aria-hidden="true">
        <IconBell size={20} stroke={1.7} />
      </span>
      <div>
        <h2 id={title} className={classes.heading}>
          Get notified when something needs you
        </h2>
        <p className={classes.text}>
          The portal can notify you when something is assigned to you or answered, also while it is
          closed. Your browser asks you next.
        </p>
        <div className={classes.answers}>
          <Button size="sm" onClick={() => onAnswer(true)}>
            Turn on
          </Button>
          <Button size="sm" variant="subtle" onClick={() => onAnswer(false)}>
            Not now
          </Button>
        </div>
      </div>
    </aside>
  );
}
