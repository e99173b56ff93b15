import { type SyntheticEvent, useId, useRef } from 'react';
import controls from './controls.module.css';
import { arrowOut } from './icons.tsx';
import { mockApi } from './mockApi.ts';
import type { Attempt } from './useAttempt.ts';
import { useLoaded } from './useLoaded.ts';

interface DataSectionProps {
  open: boolean;
  attempt: Attempt;
  onReset: () => void;
}

/** The outbox, the lifetime of access tokens, and the reset of all data. */
export function DataSection({ open, attempt, onReset }: DataSectionProps) {
  const title = useId();
  const settings = useLoaded(open, mockApi.settings);
  const details = useRef<HTMLDetailsElement>(null);
  const seconds = useRef<HTMLInputElement>(null);
  const lifetime = settings.value?.accessTokenSeconds;

  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    const accessTokenSeconds = seconds.current?.valueAsNumber ?? 0;
    void attempt(async () => {
      settings.setValue(await mockApi.setSettings({ accessTokenSeconds }));
      return `Saved. New access tokens expire after ${accessTokenSeconds} s.`;
    });
  };
  const reset = async () => {
    const done = await attempt(async () => {
      await mockApi.reset();
      settings.setValue(await mockApi.settings());
      onReset();
      return 'Reset. Reload the page to see the initial data.';
    });
    if (!done || !details.current) return;
    details.current.open = false;
    details.current.querySelector('summary')?.focus();
  };

  return (
    <section aria-labelledby={title} className={controls.section}>
      <div className={controls.sectionHead}>
        <h3 id={title} className={controls.heading}>
          Mock server
        </h3>
        <a className={controls.textButton} href="/__mock/outbox" target="_blank" rel="noreferrer">
          Outbox {arrowOut}
        </a>
      </div>
      <form className={controls.row} onSubmit={save}>
        <label className={controls.field}>
          Access token lifetime
          <input
            ref={seconds}
            // A saved or reset value replaces the content of the field.
            key={lifetime}
            type="number"
            className={controls.number}
            min={0}
            max={31_536_000}
            required
            defaultValue={lifetime}
          />
          s
        </label>
        <button type="submit" className={controls.secondary}>
          Save
        </button>
      </form>
      {settings.failure && <p className={controls.note}>{settings.failure}</p>}
      <details ref={details} className={controls.details}>
        <summary>Reset data</summary>
        <p className={controls.note}>
          Resets accounts, scans, emails, set answers and settings to their initial state. Signed-in
          users have to log in again.
        </p>
        <button type="button" className={controls.danger} onClick={reset}>
          Reset all data
        </button>
      </details>
    </section>
  );
}
