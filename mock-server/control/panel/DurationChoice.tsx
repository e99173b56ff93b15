import answers from './answers.module.css';
import controls from './controls.module.css';

const MAX_CALLS = 100_000;

export interface Duration {
  kind: 'next' | 'some' | 'lasting';
  /** Number of calls for `some`. */
  count: number;
}

interface DurationChoiceProps {
  value: Duration;
  onChange: (value: Duration) => void;
}

/** Chooses how many calls get the answer. */
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
            // The field is validated only if its option is chosen.
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
