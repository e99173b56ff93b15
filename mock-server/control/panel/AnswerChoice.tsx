import answers from './answers.module.css';
import type { ListedOperation } from './mockApi.ts';
import { byStatus } from './operations.ts';
import { toneOf } from './tone.ts';

/** Values besides those of declared answers, which are 'status name'. */
export const OWN = 'own';
export const OFFLINE = 'offline';
export const LOST = 'lost';

interface AnswerChoiceProps {
  operation: ListedOperation;
  value: string;
  onChange: (value: string) => void;
}

/**
 * Offers every status and example that the contract declares for the operation, plus offline, a
 * lost answer and its own answer.
 */
export function AnswerChoice({ operation, value, onChange }: AnswerChoiceProps) {
  const choice = (ownValue: string, tone: string, status: string, name: string) => (
    <label key={ownValue} className={answers.choice} data-tone={tone}>
      <input
        type="radio"
        name="answer"
        required
        checked={value === ownValue}
        onChange={() => onChange(ownValue)}
      />
      {status && <span className={answers.status}>{status}</span>} {name}
    </label>
  );
  return (
    <fieldset className={answers.fieldset}>
      <legend className={answers.legend}>Answer with</legend>
      <div className={`${answers.choices} ${answers.columns}`}>
        {byStatus(operation).map(({ status, name }) =>
          choice(`${status} ${name}`, toneOf(status), String(status), name),
        )}
        {choice(OFFLINE, toneOf(undefined, true), '', 'No answer (offline)')}
        {choice(LOST, toneOf(undefined, true), '', 'Done, but no answer (lost)')}
        {choice(OWN, toneOf(undefined), '', 'Its own answer (slow)')}
      </div>
    </fieldset>
  );
}
