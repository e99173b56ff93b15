import { useId, useRef } from 'react';
import { flask } from './icons.tsx';
import { Panel } from './Panel.tsx';
import classes from './panel.module.css';
import { waitingText } from './texts.ts';
import { useFaults } from './useFaults.ts';
import { useOpen } from './useOpen.ts';

/** Shows a strip at the edge of the window, and the panel that it opens. */
export function DeveloperPanel() {
  const ids = { panel: useId(), count: useId() };
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const { open, toggle } = useOpen(button, panel, search);
  const queue = useFaults(open);
  const count = queue.faults.length;

  return (
    <div className={classes.root}>
      <button
        ref={button}
        type="button"
        className={classes.launcher}
        data-waiting={count > 0 || undefined}
        aria-label="Developer panel"
        aria-describedby={ids.count}
        aria-expanded={open}
        aria-controls={ids.panel}
        aria-keyshortcuts="Control+Shift+D"
        title="Developer panel (Ctrl+Shift+D)"
        onClick={toggle}
      >
        {flask}
      </button>
      {count > 0 && (
        <span className={classes.badge} aria-hidden="true">
          {count}
        </span>
      )}
      <span id={ids.count} hidden>
        {waitingText(count)}
      </span>
      <Panel
        ref={panel}
        id={ids.panel}
        search={search}
        open={open}
        queue={queue}
        onClose={toggle}
      />
    </div>
  );
}
