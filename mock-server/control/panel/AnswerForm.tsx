import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { AnswerChoice, LOST, OFFLINE, OWN } from './AnswerChoice.tsx';
import controls from './controls.module.css';
import { type Duration, DurationChoice } from './DurationChoice.tsx';
import type { Fault, ListedOperation } from './mockApi.ts';
import { OperationName } from './OperationName.tsx';
import picker from './picker.module.css';

const MAX_DELAY_MS = 600_000;

interface AnswerFormProps {
  operation: ListedOperation;
  onSubmit: (fault: Fault) => void;
  /** Returns to the choice of operations. */
  onChange: () => void;
}

/** Sets the answer for the next calls of an operation. The browser validates the fields. */
export function AnswerForm({ operation, onSubmit, onChange }: AnswerFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [answer, setAnswer] = useState('');
  const [duration, setDuration] = useState<Duration>({ kind: 'next', count: 2 });
  const [delay, setDelay] = useState('');

  useEffect(() => {
    // The chosen option is gone, so focus moves to the first answer.
    form.current?.querySelector<HTMLInputElement>('input[type="radio"]')?.focus();
  }, []);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const example = operation.examples.find(({ status, name }) => answer === `${status} ${name}`);
    const times = { next: 1, some: duration.count, lasting: null }[duration.kind];
    onSubmit({
      operationId: operation.operationId,
      times,
      ...(example && { code: example.status, example: example.name }),
      ...(answer === OFFLINE && { offline: true }),
      ...(answer === LOST && { lost: true }),
      ...(delay !== '' && { delayMs: Number(delay) }),
    });
  };

  return (
    <form ref={form} className={controls.section} aria-labelledby={`${id}-title`} onSubmit={submit}>
      <div className={controls.sectionHead}>
        <h3 id={`${id}-title`} className={controls.heading}>
          Answer a call
        </h3>
        <button type="button" className={controls.textButton} onClick={onChange}>
          Other operation
        </button>
      </div>
      <p className={picker.chosen}>
        <OperationName operation={operation} />
        <span className={controls.note}>{operation.summary}</span>
      </p>
      <AnswerChoice operation={operation} value={answer} onChange={setAnswer} />
      <DurationChoice value={duration} onChange={setDuration} />
      <div className={controls.row}>
        <label className={controls.field}>
          Delay
          <input
            type="number"
            className={controls.number}
            min={answer === OWN ? 1 : 0}
            max={MAX_DELAY_MS}
            // Without a delay, the operation's own answer would change nothing.
            required={answer === OWN}
            placeholder="0"
            value={delay}
            onChange={(event) => setDelay(event.target.value)}
          />
          ms
        </label>
        <button type="submit" className={controls.primary}>
          Set answer
        </button>
      </div>
    </form>
  );
}
