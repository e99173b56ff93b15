import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import classes from './Toast.module.css';
import type { Toast } from './toast';

/** Hands a toast to Mantine. It replaces the toast with the same id. */
export function notify({ id, type, message, reason, icon, duration, action }: Toast): void {
  const act = () => {
    notifications.hide(id);
    action?.run();
  };
  const data = {
    id,
    message:
      reason || action ? (
        <span className="row wrap between gap-4-12">
          <span>{message}</span>
          {reason && <span className={`regular quiet ${classes.reason}`}>{reason}</span>}
          {action && (
            <Button size="compact-sm" variant="light" onClick={act}>
              {action.label}
            </Button>
          )}
        </span>
      ) : (
        message
      ),
    icon,
    'data-type': type,
    // Screen readers announce an error at once and anything else when idle.
    role: type === 'error' ? 'alert' : 'status',
    autoClose: type === 'loading' ? false : (duration ?? true),
  } as const;
  // `show` ignores an existing id and `update` an unknown one.
  notifications.show(data);
  notifications.update(data);
}
