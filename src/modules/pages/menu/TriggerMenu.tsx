import { Paper, Portal } from '@mantine/core';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import classes from './TriggerMenu.module.css';
import type { MenuStore } from './triggerMenu';

const MARGIN = 8;

/** The menu that is open at the caret. The focus stays in the text. */
export function TriggerMenu({ menu }: { menu: MenuStore }) {
  const { label, entries, index, rect, choose } = useStore(menu);
  const box = useRef<HTMLElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const caret = rect?.();
    if (!box.current || !caret) return;
    const { offsetWidth: width, offsetHeight: height } = box.current;
    const fitsBelow = caret.bottom + height + MARGIN < innerHeight;
    const top = fitsBelow ? caret.bottom + 4 : Math.max(MARGIN, caret.top - height - 4);
    const left = Math.max(MARGIN, Math.min(caret.left, innerWidth - width - MARGIN));
    box.current.style.transform = `translate(${left}px, ${top}px)`;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen entry comes into view.
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [index]);
  // What is written on and on after the character is a sentence, and no search.
  if (!rect || entries.length === 0) return null;
  return (
    <Portal>
      <Paper
        ref={box}
        component="section"
        aria-label={label}
        className={`p-4 scroll-y ${classes.menu}`}
        shadow="md"
        withBorder
      >
        <div ref={list} role="listbox" aria-label={label}>
          {entries.map((entry, i) => (
            <div
              key={entry.key}
              role="option"
              tabIndex={-1}
              aria-selected={i === index}
              className={`row gap-8 p-8 rounded text-sm pointer ${classes.entry}`}
              onPointerEnter={() => menu.setState({ index: i })}
              // The focus stays in the text.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(entry)}
              onKeyDown={() => {}}
            >
              {entry.icon}
              <span>{entry.label}</span>
              {entry.hint && <small>{entry.hint}</small>}
            </div>
          ))}
        </div>
      </Paper>
    </Portal>
  );
}
