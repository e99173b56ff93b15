import { useId } from 'react';
import controls from './controls.module.css';
import { type Disturbance, mockApi } from './mockApi.ts';
import type { Attempt } from './useAttempt.ts';
import { useLoaded } from './useLoaded.ts';

const LATE_MS = 5000;

/** Disturbs the stream of live updates. */
export function StreamSection({ open, attempt }: { open: boolean; attempt: Attempt }) {
  const title = useId();
  const streams = useLoaded(open, mockApi.streams);
  const { value } = streams;
  const disturb = (how: Disturbance, notice: string) =>
    void attempt(async () => {
      streams.setValue(await mockApi.disturbStreams(how));
      return notice;
    });
  const late = (value?.delayMs ?? 0) > 0;
  const held = value?.held ?? false;

  return (
    <section aria-labelledby={title} className={controls.section}>
      <h3 id={title} className={controls.heading}>
        Live updates
      </h3>
      {value && <p className={controls.note}>Open streams: {value.open}</p>}
      {streams.failure && <p className={controls.note}>{streams.failure}</p>}
      <label className={controls.field}>
        <input
          type="checkbox"
          checked={late}
          onChange={() =>
            disturb({ delayMs: late ? 0 : LATE_MS }, late ? 'No delay.' : 'Events come 5 s late.')
          }
        />
        Delay events by 5 s
      </label>
      <label className={controls.field}>
        <input
          type="checkbox"
          checked={held}
          onChange={() =>
            disturb(
              { held: !held, do: 'cut' },
              held ? 'Streams get through again.' : 'Streams are held back: the portal polls.',
            )
          }
        />
        Hold back streams, as some proxies do
      </label>
      <div className={controls.row}>
        <button
          type="button"
          className={controls.secondary}
          onClick={() => disturb({ do: 'cut' }, 'All streams are cut.')}
        >
          Cut
        </button>
        <button
          type="button"
          className={controls.secondary}
          onClick={() => disturb({ do: 'repeat' }, 'The latest events were sent again.')}
        >
          Repeat events
        </button>
        <button
          type="button"
          className={controls.secondary}
          onClick={() =>
            disturb({ do: 'forget' }, 'After the next cut, everything has to be read again.')
          }
        >
          Forget events
        </button>
      </div>
    </section>
  );
}
