import { useId, useLayoutEffect, useRef } from 'react';
import type { CostCode } from '@/api/generated/types.gen';
import { optionLabel } from '@/shared/format/labels';
import type { GridColumn } from './columns';
import classes from './Grid.module.css';

interface Props {
  column: GridColumn;
  /** The codes that are suggested for the code of a line. */
  codes: readonly CostCode[];
  /** What the user has typed so far, or the text of the cell. */
  text: string;
  /** Whether typing began it, so that arrows leave the cell as in a spreadsheet. */
  isTyped: boolean;
  onChange: (text: string) => void;
  /** Saves the text and moves on; `key` says where to. */
  onDone: (
    key: 'Enter' | 'Tab' | 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight' | 'blur',
    isBack: boolean,
  ) => void;
  onCancel: () => void;
}

/** Shows the input in a cell. */
export function Editor({ column, codes, text, isTyped, onChange, onDone, onCancel }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const isOver = useRef(false);
  // Before paint, so that no key is lost between the grid and the input.
  useLayoutEffect(() => {
    input.current?.focus({ preventScroll: true });
    const end = input.current?.value.length ?? 0;
    input.current?.setSelectionRange(end, end);
  }, []);
  const finish = (...done: Parameters<Props['onDone']>) => {
    if (isOver.current) return;
    isOver.current = true;
    onDone(...done);
  };
  const options = column.kind === 'flag' ? ['yes', 'no'] : column.options;
  const suggested = column.id === 'code' ? codes : [];
  const hasList = options !== undefined || suggested.length > 0;
  return (
    <>
      <input
        ref={input}
        className={`absolute inset-0 w-full p-0-8 surface text font-inherit ${classes.editor}`}
        aria-label={column.header}
        value={text}
        autoComplete="off"
        spellCheck={column.id === 'description'}
        list={hasList ? listId : undefined}
        maxLength={300}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onBlur={() => finish('blur', false)}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.nativeEvent.isComposing) return;
          const { key, shiftKey } = event;
          if (key === 'Escape') {
            event.preventDefault();
            isOver.current = true;
            onCancel();
          } else if (key === 'Enter' || key === 'Tab') {
            event.preventDefault();
            finish(key, shiftKey);
          } else if (
            isTyped &&
            !options &&
            (key === 'ArrowUp' ||
              key === 'ArrowDown' ||
              key === 'ArrowLeft' ||
              key === 'ArrowRight')
          ) {
            event.preventDefault();
            finish(key, false);
          }
        }}
        onPaste={(event) => event.stopPropagation()}
        onCopy={(event) => event.stopPropagation()}
        onCut={(event) => event.stopPropagation()}
      />
      {hasList && (
        <datalist id={listId}>
          {options?.map((option) => (
            <option key={option} value={optionLabel(option)} />
          ))}
          {suggested.map(({ id, code, title }) => (
            <option key={id} value={code}>
              {title}
            </option>
          ))}
        </datalist>
      )}
    </>
  );
}
