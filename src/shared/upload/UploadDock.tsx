import { ActionIcon, CloseButton } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { count } from '../format/format';
import { dismiss, type QueuedUpload, useUploads } from './queue';
import classes from './UploadDock.module.css';
import { UploadRow } from './UploadRow';

const isOver = ({ state }: QueuedUpload) => state === 'done' || state === 'failed';

function headline(items: readonly QueuedUpload[]): string {
  const open = items.filter((item) => !isOver(item));
  if (open.length > 0) return `Uploading ${count(open.length, 'file')}`;
  const failed = items.filter(({ state }) => state === 'failed').length;
  return failed > 0
    ? `${count(failed, 'upload')} failed`
    : `${count(items.length, 'file')} uploaded`;
}

/** Shows the running uploads on every page. */
export default function UploadDock() {
  const { items } = useUploads();
  const [open, setOpen] = useState(true);
  const { ref, height } = useElementSize();
  // Moves up other content in this corner, such as toasts.
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--dock-height', height > 0 ? `${height + 32}px` : '0px');
    return () => void style.removeProperty('--dock-height');
  }, [height]);
  const path = usePathname();
  const seenAt = useRef(path);
  const putAway = useEffectEvent(() => {
    if (items.every(({ state }) => state === 'done')) for (const { id } of items) dismiss(id);
  });
  // Who goes on has seen that all is there. The dock would cover what is at the end of the next page.
  useEffect(() => {
    if (seenAt.current !== path) putAway();
    seenAt.current = path;
  }, [path]);
  if (items.length === 0) return null;
  return (
    <section ref={ref} className={`surface shadow-float ${classes.dock}`} aria-label="Uploads">
      <div className={`row gap-4 ${classes.head}`}>
        <h2>
          <span role="status">{headline(items)}</span>
        </h2>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={open ? 'Hide uploads' : 'Show uploads'}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? <IconChevronDown size={16} /> : <IconChevronUp size={16} />}
        </ActionIcon>
        {items.every(isOver) && (
          <CloseButton
            aria-label="Close uploads"
            onClick={() => {
              for (const { id } of items) dismiss(id);
            }}
          />
        )}
      </div>
      {open && (
        <ul className={`scroll-y line-above list ${classes.list}`}>
          {/* The newest upload comes first. */}
          {items.toReversed().map((item) => (
            <UploadRow key={item.id} item={item} />
          ))}
        </ul>
      )}
    </section>
  );
}
