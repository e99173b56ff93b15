import { CloseButton, Title } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import classes from './ViewerFrame.module.css';

interface Props {
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * Shows a panel beside the scene. On a phone, it is a sheet over the lower part of the scene. Escape
 * closes it.
 */
export function ViewerPanelBox({ label, onClose, children }: Props) {
  const box = useRef<HTMLElement>(null);
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    opener.current = document.activeElement;
    const { current } = box;
    return () => {
      // The focused element of the panel no longer exists.
      if (current?.contains(document.activeElement) || document.activeElement === document.body)
        (opener.current as HTMLElement | null)?.focus?.();
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
  return (
    <aside
      ref={box}
      className={`flex column min-h-0 surface ${classes.panel}`}
      aria-label={label}
      onKeyDown={onKeyDown}
    >
      <div className={`row between ${classes.panelHead}`}>
        <Title order={2} size="h3">
          {label}
        </Title>
        <CloseButton aria-label={`Close ${label}`} onClick={onClose} />
      </div>
      <div className={`grow scroll ${classes.panelBody}`}>{children}</div>
    </aside>
  );
}
