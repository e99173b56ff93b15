import { Button } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { count } from '@/shared/format/format';
import { useSeen } from '../views/useSeen';
import { decide, suggestionsIn } from './decide';
import classes from './SuggestBar.module.css';

/** How many suggestions the text has, and what becomes of them. Renders nothing without any. */
export function SuggestBar({ editor }: { editor: Editor }) {
  const { total, chosen } = useSeen(editor, ({ state }) => {
    const all = suggestionsIn(state.doc);
    const { from, to } = state.selection;
    return {
      total: new Set(all.map(({ id }) => id)).size,
      chosen: all.find((suggestion) => suggestion.from <= to && suggestion.to >= from)?.id ?? null,
    };
  });
  if (total === 0) return null;
  const apply = (id: string | null, isAccepted: boolean) => {
    const all = suggestionsIn(editor.state.doc);
    const wanted = id === null ? all : all.filter((suggestion) => suggestion.id === id);
    editor.view.dispatch(decide(editor.state.tr, wanted, isAccepted));
    editor.commands.focus();
  };
  return (
    <section
      className={`row wrap gap-8 p-4-16 line-below surface text-sm ${classes.bar}`}
      aria-label="Suggestions"
    >
      <span role="status">{count(total, 'suggestion')}</span>
      {editor.isEditable && (
        <>
          <Button size="compact-xs" disabled={!chosen} onClick={() => apply(chosen, true)}>
            Accept
          </Button>
          <Button
            size="compact-xs"
            variant="default"
            disabled={!chosen}
            onClick={() => apply(chosen, false)}
          >
            Reject
          </Button>
          <Button size="compact-xs" variant="subtle" onClick={() => apply(null, true)}>
            Accept all
          </Button>
          <Button size="compact-xs" variant="subtle" onClick={() => apply(null, false)}>
            Reject all
          </Button>
        </>
      )}
    </section>
  );
}
