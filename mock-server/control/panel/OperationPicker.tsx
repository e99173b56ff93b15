import { type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from 'react';
import controls from './controls.module.css';
import type { ListedOperation } from './mockApi.ts';
import { OperationName } from './OperationName.tsx';
import { byTag, matching } from './operations.ts';
import picker from './picker.module.css';

interface OperationPickerProps {
  ref: Ref<HTMLInputElement>;
  operations: readonly ListedOperation[];
  onChoose: (operation: ListedOperation) => void;
}

/** A search field with a list of operations: arrow keys and Enter, or a click (ARIA combobox). */
export function OperationPicker({ ref, operations, onChoose }: OperationPickerProps) {
  const id = useId();
  const [words, setWords] = useState('');
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const groups = byTag(matching(operations, words));
  const found = groups.flatMap((group) => group.operations);
  const current = found[Math.min(active, found.length - 1)];
  const optionId = (operation: ListedOperation) => `${id}-${operation.operationId}`;

  useEffect(() => {
    // `active` alone would miss that a search changed the option it refers to.
    if (!current) return;
    const option = list.current?.querySelector('[aria-selected="true"]');
    option?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setActive((Math.min(active, found.length - 1) + step + found.length) % found.length);
    }
    if (event.key === 'Enter' && current) {
      event.preventDefault();
      onChoose(current);
    }
  };

  return (
    <section className={controls.section}>
      <label htmlFor={`${id}-search`} className={controls.heading}>
        Answer a call
      </label>
      <input
        ref={ref}
        id={`${id}-search`}
        type="search"
        className={controls.input}
        placeholder="Search operations"
        autoComplete="off"
        spellCheck={false}
        role="combobox"
        aria-expanded="true"
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-activedescendant={current && optionId(current)}
        value={words}
        onChange={(event) => {
          setWords(event.target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label="Operations"
        className={picker.list}
      >
        {groups.map(({ tag, operations: members }) => (
          <fieldset key={tag} aria-labelledby={`${id}-${tag}`} className={picker.group}>
            <div id={`${id}-${tag}`} role="presentation" className={picker.tag}>
              {tag}
            </div>
            {members.map((operation) => (
              <div
                key={operation.operationId}
                id={optionId(operation)}
                role="option"
                tabIndex={-1}
                aria-selected={operation === current}
                className={picker.option}
                onClick={() => onChoose(operation)}
                onKeyDown={onKeyDown}
              >
                <OperationName operation={operation} />
              </div>
            ))}
          </fieldset>
        ))}
      </div>
      {found.length === 0 && <p className={controls.note}>No operation matches.</p>}
    </section>
  );
}
