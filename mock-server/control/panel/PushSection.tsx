import { type SyntheticEvent, useId, useRef } from 'react';
import controls from './controls.module.css';
import { sendTestMessage } from './push/standIn.ts';
import type { Attempt } from './useAttempt.ts';

const LATER_MS = 5000;

/** Sends a push message to this browser: to the open page, or with a delay to the background. */
export function PushSection({ attempt }: { attempt: Attempt }) {
  const title = useId();
  const form = useRef<HTMLFormElement>(null);

  const send = (delayMs: number, notice: string) => {
    const data = new FormData(form.current ?? undefined);
    const text = (name: string) => String(data.get(name) ?? '');
    const message = { title: text('title'), body: text('body'), link: text('link') };
    void attempt(async () => {
      await sendTestMessage(message, delayMs);
      return notice;
    });
  };
  const sendNow = (event: SyntheticEvent) => {
    event.preventDefault();
    send(0, 'Sent.');
  };

  return (
    <section aria-labelledby={title} className={controls.section}>
      <h3 id={title} className={controls.heading}>
        Push message
      </h3>
      <form ref={form} className={controls.fields} onSubmit={sendNow}>
        <label className={controls.wideField}>
          Title
          <input name="title" className={controls.input} defaultValue="RFI 042 was answered" />
        </label>
        <label className={controls.wideField}>
          Body
          <input name="body" className={controls.input} defaultValue="Priya Raman replied." />
        </label>
        <label className={controls.wideField}>
          Link
          <input name="link" className={controls.input} defaultValue="/dashboard/rfis" />
        </label>
        <div className={controls.row}>
          <button type="submit" className={controls.secondary}>
            Send now
          </button>
          <button
            type="button"
            className={controls.secondary}
            onClick={() =>
              send(LATER_MS, 'Arrives in 5 s. Leave this tab to get it in the background.')
            }
          >
            Send in 5 s
          </button>
        </div>
      </form>
    </section>
  );
}
