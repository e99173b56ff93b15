import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import classes from './Toast.module.css';
import type { Toast } from './toast';

/** Hands a toast to Mantine, in the place of the one whose id it has. */
export function notify({ id, type, message, icon, duration, action }: Toast): void {
  const act = () => {
    notifications.hide(id);
    action?.run();
  };
  const data = {
    id,
    message: action ? (
      <span className={classes.withAction}>
        <span>{message}</span>
        <Button size="compact-sm" variant="light" onClick={act}>
          {action.label}
        </Button>
      </span>
    ) : (
      message
    ),
    icon,
    'data-type': type,
    // A live region of its own: an error interrupts what is being read, the rest waits its turn.
    role: type === 'error' ? 'alert' : 'status',
    autoClose: type === 'loading' ? false : (duration ?? true),
  } as const;
  // The one does nothing where there is a toast of this id, the other where there is none.
  notifications.show(data);
  notifications.update(data);
}
