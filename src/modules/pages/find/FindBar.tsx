import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useEffect, useState } from 'react';
import { count } from '@/shared/format/format';
import classes from './FindBar.module.css';
import { type FindState, findKey, replaceHits } from './findText';

interface Props {
  editor: Editor;
  onClose: () => void;
}

/** Finds a text in the page and replaces it. */
export default function FindBar({ editor, onClose }: Props) {
  const [query, setQuery] = useState('');
  const found = useEditorState({
    editor,
    selector: ({ editor: openEditor }) => findKey.getState(openEditor.state),
  });
  const hits = found?.hits ?? [];
  const current = found?.current ?? 0;
  const ask = (asked: Partial<FindState>) => {
    editor.view.dispatch(editor.state.tr.setMeta(findKey, asked));
    const { hits: places = [], current: at = 0 } = findKey.getState(editor.state) ?? {};
    const hit = places[at];
    if (!hit) return;
    const { node } = editor.view.domAtPos(hit.from);
    (node instanceof Element ? node : node.parentElement)?.scrollIntoView({ block: 'center' });
  };
  useEffect(
    () => () => {
      if (!editor.isDestroyed)
        editor.view.dispatch(editor.state.tr.setMeta(findKey, { query: '' }));
    },
    [editor],
  );
  const close = () => {
    onClose();
    editor.commands.focus();
  };
  const hit = hits[current];
  return (
    <search
      className="row wrap gap-4 p-4-16 line-below surface"
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <TextInput
        size="xs"
        aria-label="Find"
        placeholder="Find"
        data-autofocus
        autoFocus
        value={query}
        onChange={({ currentTarget: { value } }) => {
          setQuery(value);
          ask({ query: value });
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          ask({ current: current + (event.shiftKey ? -1 : 1) });
        }}
      />
      <span className={`quiet text-xs ${classes.count}`} role="status">
        {query && (hit ? `${current + 1} of ${hits.length}` : count(0, 'hit'))}
      </span>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label="Previous hit"
        disabled={!hit}
        onClick={() => ask({ current: current - 1 })}
      >
        <IconChevronUp size={16} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label="Next hit"
        disabled={!hit}
        onClick={() => ask({ current: current + 1 })}
      >
        <IconChevronDown size={16} />
      </ActionIcon>
      {editor.isEditable && (
        <Replacing editor={editor} hit={hit} hits={hits} onReplaced={() => ask({ current })} />
      )}
      <ActionIcon variant="subtle" color="gray" aria-label="Close find" onClick={close}>
        <IconX size={16} />
      </ActionIcon>
    </search>
  );
}

interface ReplacingProps {
  editor: Editor;
  hit: FindState['hits'][number] | undefined;
  hits: FindState['hits'];
  onReplaced: () => void;
}

function Replacing({ editor, hit, hits, onReplaced }: ReplacingProps) {
  const [text, setText] = useState('');
  const replace = (places: typeof hits) => {
    editor.view.dispatch(replaceHits(editor.state.tr, places, text));
    onReplaced();
  };
  return (
    <>
      <TextInput
        size="xs"
        aria-label="Replace with"
        placeholder="Replace with"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button size="xs" variant="default" disabled={!hit} onClick={() => hit && replace([hit])}>
        Replace
      </Button>
      <Button size="xs" variant="default" disabled={!hit} onClick={() => replace(hits)}>
        All
      </Button>
    </>
  );
}
