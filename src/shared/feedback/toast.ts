import type { ReactNode } from 'react';

export type ToastType = 'loading' | 'success' | 'error' | 'info' | 'warning' | 'default';

export interface ToastOptions {
  /** Milliseconds until the toast closes; 4000 by default. A loading toast stays until replaced. */
  duration?: number;
  /** Replaces the toast with this id. */
  id?: string;
  /** Replaces the default icon of the type. */
  icon?: ReactNode;
  /** A second line: the reason and the next step. */
  reason?: string;
  /** A button. It also closes the toast. */
  action?: { label: string; run: () => void };
}

export interface Toast extends Omit<ToastOptions, 'id'> {
  id: string;
  type: ToastType;
  message: ReactNode;
}

type Show = (toast: Toast) => void;

let show: Show | undefined;
let listen = () => {};
const waiting: Toast[] = [];
let count = 0;

function emit(type: ToastType, message: ReactNode, options: ToastOptions = {}): string {
  const id = options.id ?? `toast-${++count}`;
  const toast = { ...options, id, type, message };
  if (show) show(toast);
  else waiting.push(toast);
  listen();
  return id;
}

/** Called by the toaster once it is loaded. Shows the queued toasts, and all later ones directly. */
export function showToastsBy(showToast: Show): void {
  show = showToast;
  for (const toast of waiting.splice(0)) showToast(toast);
}

/** Calls the listener whenever a toast is added. */
export function onToast(listener: () => void): void {
  listen = listener;
  if (waiting.length > 0) listener();
}

/**
 * Shows a toast (specification, sections 4 and 9). The toaster loads after the first screen; earlier toasts wait for
 * it. Each call returns the id of its toast.
 */
export const toast = {
  show: (message: ReactNode, options?: ToastOptions) => emit('default', message, options),
  success: (message: string, options?: ToastOptions) => emit('success', message, options),
  error: (message: string, options?: ToastOptions) => emit('error', message, options),
  info: (message: string, options?: ToastOptions) => emit('info', message, options),
  warning: (message: string, options?: ToastOptions) => emit('warning', message, options),
  loading: (message: string, options?: ToastOptions) => emit('loading', message, options),
};

/** How long a toast offers Undo, in milliseconds. */
export const UNDO_TOAST_MS = 20_000;

/** Returns a toast that offers Undo. */
export const withUndo = (message: string, run: () => void) => ({
  message,
  duration: UNDO_TOAST_MS,
  action: { label: 'Undo', run },
});
