import { useId, useRef } from 'react';
import answers from './answers.module.css';
import controls from './controls.module.css';
import { cross } from './icons.tsx';
import type { Fault } from './mockApi.ts';
import { withKeys } from './queue.ts';
import { answerText, delayText, faultText, timesText } from './texts.ts';
import { toneOf } from './tone.ts';

interface FaultListProps {
  faults: readonly Fault[];
  onRemove: (fault: Fault) => void;
  onClear: () => void;
}

/** Lists the queued answers in the order in which they will be served. */
export function FaultList({ faults, onRemove, onClear }: FaultListProps) {
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button disappears, which would lose the focus.
  const keepFocus = () => heading.current?.focus();

  return (
    <section aria-labelledby={title} className={controls.section}>
      <div className={controls.sectionHead}>
        <h3 ref={heading} id={title} tabIndex={-1} className={controls.heading}>
          Set answers
        </h3>
        {faults.length > 0 && (
          <button
            type="button"
            className={controls.textButton}
            onClick={() => {
              keepFocus();
              onClear();
            }}
          >
            Clear all
          </button>
        )}
      </div>
      {faults.length === 0 && (
        <p className={controls.note}>None: every call gets its own answer.</p>
      )}
      <ul className={answers.faults}>
        {withKeys(faults).map(({ key, fault }) => (
          <li
            key={key}
            className={answers.fault}
            data-tone={toneOf(fault.code, fault.offline || fault.lost)}
          >
            <span className={controls.mono}>{fault.operationId}</span>
            <span className={answers.answer}>{answerText(fault)}</span>
            <span className={controls.note}>
              {[delayText(fault), timesText(fault)].filter(Boolean).join(', ')}
            </span>
            <button
              type="button"
              className={answers.remove}
              aria-label={`Remove ${faultText(fault)}`}
              onClick={() => {
                keepFocus();
                onRemove(fault);
              }}
            >
              {cross}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
