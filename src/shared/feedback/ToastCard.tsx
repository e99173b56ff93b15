import { CloseButton, Loader } from '@mantine/core';
import { useDrag } from '@mantine/hooks';
import { type NotificationData, notifications } from '@mantine/notifications';
import {
  IconAlertTriangle,
  IconBell,
  IconCircleCheck,
  IconCircleX,
  IconInfoCircle,
} from '@tabler/icons-react';
import { type FocusEvent, type ReactNode, useRef, useState } from 'react';
import classes from './Toast.module.css';
import type { ToastType } from './toast';

/** A swipe over this distance in pixels closes the toast (specification, section 9). */
const SWIPE_THRESHOLD = 45;

const icons: Record<ToastType, ReactNode> = {
  loading: <Loader size={18} />,
  success: <IconCircleCheck size={20} />,
  error: <IconCircleX size={20} />,
  info: <IconInfoCircle size={20} />,
  warning: <IconAlertTriangle size={20} />,
  default: <IconBell size={20} />,
};

export function ToastCard({ toast }: { toast: NotificationData }) {
  const [offset, setOffset] = useState(0);
  const type = (toast['data-type'] ?? 'default') as ToastType;
  const close = () => toast.id && notifications.hide(toast.id);
  // Mantine pauses the timer on hover, but not while the toast has the keyboard focus.
  const pausedAutoClose = useRef<NotificationData['autoClose']>(false);
  const pauseTimer = () => {
    if (toast.autoClose === false) return;
    pausedAutoClose.current = toast.autoClose;
    notifications.update({ ...toast, autoClose: false });
  };
  const resumeTimer = (event: FocusEvent<HTMLElement>) => {
    if (pausedAutoClose.current === false || event.currentTarget.contains(event.relatedTarget))
      return;
    notifications.update({ ...toast, autoClose: pausedAutoClose.current });
    pausedAutoClose.current = false;
  };
  const { ref, active } = useDrag(
    ({ movement: [x], last, canceled }) => {
      if (!last) return setOffset(x);
      if (!canceled && Math.abs(x) >= SWIPE_THRESHOLD) return close();
      setOffset(0);
    },
    { axis: 'x', threshold: 3 },
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is a shortcut for the Close button inside.
    <div
      ref={ref}
      className={`flex items-start gap-8 surface shadow-float ${classes.card}`}
      data-type={type}
      data-dragging={active || undefined}
      style={{
        transform: `translateX(${offset}px)`,
        opacity: 1 - Math.min(Math.abs(offset) / 300, 0.6),
      }}
      onKeyDown={(event) => event.key === 'Escape' && close()}
      onFocus={pauseTimer}
      onBlur={resumeTimer}
    >
      <span className={`flex quiet ${classes.icon}`} aria-hidden="true">
        {toast.icon ?? icons[type]}
      </span>
      <div className={`grow min-w-0 text-sm medium ${classes.message}`}>{toast.message}</div>
      <CloseButton aria-label="Close" size="sm" onClick={close} />
    </div>
  );
}
