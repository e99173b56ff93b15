import { type KeyboardEvent, useEffect, useState } from 'react';
import classes from './Records.module.css';

/** A field of a row that is edited. */
export type Field = 'thisPeriodMinor' | 'storedMinor' | 'percentBp';
/** A typed text that was refused. */
export interface Fault {
  text: string;
  why: string;
}

interface Props {
  name: string;
  shown: string;
  edited: string;
  fault: Fault | undefined;
  field: Field;
  /** @param isOutdated whether another person changed the cell while this was typed */
  onSave: (text: string, isOutdated: boolean) => void;
  onCancel: () => void;
  onTyping: (isTyping: boolean) => void;
}

/** Shows the input in a cell of an invoice. It keeps what was refused, with the reason. */
export function InvoiceCell(props: Props) {
  const { name, shown, edited, fault, field, onSave, onCancel, onTyping } = props;
  const [text, setText] = useState<string | null>(null);
  // What the cell had when the person came to it.
  const [before, setBefore] = useState(edited);
  const isTyping = text !== null && text !== (fault?.text ?? before);
  useEffect(() => {
    if (!isTyping) return;
    onTyping(true);
    return () => onTyping(false);
  }, [isTyping, onTyping]);
  const value = text ?? fault?.text ?? shown;
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, Enter: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      const column = [
        ...(event.currentTarget
          .closest('tbody')
          ?.querySelectorAll<HTMLInputElement>(`[data-field="${field}"]`) ?? []),
      ];
      const next = column[column.indexOf(event.currentTarget) + step];
      if (next) next.focus();
      else event.currentTarget.blur();
    } else if (event.key === 'Escape' && (text !== null || fault)) {
      event.stopPropagation();
      setText(null);
      onCancel();
    }
  };
  return (
    <>
      <input
        className={`p-4 surface text font-inherit digits ${classes.cellInput}`}
        aria-label={name}
        aria-invalid={fault ? true : undefined}
        title={fault?.why}
        data-field={field}
        inputMode="decimal"
        autoComplete="off"
        value={value}
        onFocus={({ currentTarget }) => {
          setBefore(edited);
          setText(fault?.text ?? edited);
          // After the text without grouping is in place.
          setTimeout(() => currentTarget.select());
        }}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onBlur={() => {
          if (text !== null && text !== before) onSave(text.trim(), edited !== before);
          setText(null);
        }}
        onKeyDown={onKeyDown}
      />
      {fault && (
        <span role="alert" className={`block negative text-xs ${classes.cellFault}`}>
          {fault.why}
        </span>
      )}
    </>
  );
}
