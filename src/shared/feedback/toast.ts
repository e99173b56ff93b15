import { notifications } from '@mantine/notifications';

export type ToastType = 'loading' | 'success' | 'error' | 'info' | 'warning' | 'default';

interface ToastOptions {
  /** Milliseconds until it closes by itself; 4000 unless told. A loading toast stays until replaced. */
  duration?: number;
  /** Replaces the toast of this id in place. */
  id?: string;
}

function show(type: ToastType, message: string, { duration, id }: ToastOptions = {}): string {
  const data = {
    message,
    'data-type': type,
    // A live region of its own: an error interrupts what is being read, the rest waits its turn.
    role: type === 'error' ? 'alert' : 'status',
    autoClose: type === 'loading' ? false : (duration ?? true),
  } as const;
  if (id && notifications.update({ ...data, id })) return id;
  return notifications.show(id ? { ...data, id } : data);
}

/**
 * Says something that happened (specification, sections 4 and 9). The toaster itself loads after the first
 * screen; what is said before then waits for it. Each call returns the id of its toast.
 */
export const toast = {
  show: (message: string, options?: ToastOptions) => show('default', message, options),
  success: (message: string, options?: ToastOptions) => show('success', message, options),
  error: (message: string, options?: ToastOptions) => show('error', message, options),
  info: (message: string, options?: ToastOptions) => show('info', message, options),
  warning: (message: string, options?: ToastOptions) => show('warning', message, options),
  loading: (message: string, options?: ToastOptions) => show('loading', message, options),
  hide: notifications.hide,
};
