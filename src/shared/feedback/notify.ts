import { notifications } from '@mantine/notifications';
import type { Toast } from './toast';

/** Hands a toast to Mantine, in the place of the one whose id it has. */
export function notify({ id, type, message, icon, duration }: Toast): void {
  const data = {
    id,
    message,
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
