import answers from './answers.module.css';
import controls from './controls.module.css';

const MAX_CALLS = 100_000;

export interface Duration {
  kind: 'next' | 'some' | 'lasting';
  /** Of `some`. */
  count: number;
}

interface DurationChoiceProps {
  value: Duration;
  onChange: (value: Duration) => void;
}

/** For how many calls an answer is good. */
export function DurationChoice({ value, onChange }: DurationChoiceProps) {
  const radio = (kind: Duration['kind'], words: string, look = answers.choice) => (
    <label className={look}>
      <input
        type="radio"
        name="duration"
        checked={value.kind === kind}
        onChange={() => onChange({ ...value, kind })}
      />
      {words}
    </label>
  );
  return (
    <fieldset className={answers.fieldset}>
      <legend className={answers.legend}>For</legend>
      <div className={answers.choices}>
        {radio('next', 'the next call')}
        <span className={answers.choice}>
          {radio('some', 'several calls', controls.field)}
          <input
            type="number"
            className={`${controls.number} ${answers.count}`}
            aria-label="Number of calls"
            // What is in the field does not count, and must not be refused, unless it is chosen.
            {...(value.kind === 'some' && { required: true, min: 1, max: MAX_CALLS })}
            value={Number.isNaN(value.count) ? '' : value.count}
            onClick={() => onChange({ ...value, kind: 'some' })}
            onChange={(event) => onChange({ kind: 'some', count: event.target.valueAsNumber })}
          />
        </span>
        {radio('lasting', 'until cleared')}
      </div>
    </fieldset>
  );
}
