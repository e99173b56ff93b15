import { useQueryClient } from '@tanstack/react-query';
import { getSchema } from '@tiptap/core';
import type { Slice } from '@tiptap/pm/model';
import { useEditor } from '@tiptap/react';
import { yXmlFragmentToProseMirrorRootNode } from '@tiptap/y-tiptap';
import { useEffect, useRef, useState } from 'react';
import type { Collab } from '../collab/provider';
import type { OpenText } from '../collab/useCollab';
import { threadAt } from '../comments/anchors';
import type { Ask, Asking } from '../menu/blockEntries';
import { menuSources } from '../menu/sources';
import { createMenu } from '../menu/triggerMenu';
import { schemaExtensions } from '../schema/extensions';
import { cleanPaste } from './cleanPaste';
import { pasteInParts, refuseLong, tableOf } from './paste';
import { textExtensions } from './textExtensions';

interface Options {
  text: OpenText;
  user: { id: string; name: string };
  projectId: string;
  isEditable: boolean;
  mayPunch: boolean;
  onComment: () => void;
  onThread: (anchor: string) => void;
  onFind: () => void;
  onUpload: () => void;
  onPunch: () => void;
  onFiles: (files: readonly File[]) => void;
}

/** Returns the editor of a text, and what its menus ask for. */
export function useTextEditor(options: Options) {
  const { text, user, projectId, isEditable, mayPunch } = options;
  const client = useQueryClient();
  const [menu] = useState(createMenu);
  const [asked, setAsked] = useState<Asking | null>(null);
  // The editor is made once, and calls what is current.
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const ask = (what: Ask) => {
    if (what === 'upload') latest.current.onUpload();
    else if (what === 'punch') latest.current.onPunch();
    else setAsked(what);
  };
  const editor = useEditor(
    {
      injectCSS: false,
      editable: isEditable,
      content: contentOf(text.collab),
      extensions: textExtensions({
        collab: text.collab,
        user,
        menu,
        sources: menuSources({ client, projectId, mayPunch, ask }),
        onComment: () => latest.current.onComment(),
        onFind: () => latest.current.onFind(),
        onPunch: () => latest.current.mayPunch && latest.current.onPunch(),
      }),
      editorProps: {
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': 'Text of the page',
          dir: 'auto',
        },
        handleDOMEvents: {
          paste: (_, event) => refuseLong(event, event.clipboardData),
          drop: (_, event) => refuseLong(event, event.dataTransfer),
        },
        handlePaste: (view, event, slice) =>
          takeFiles(event.clipboardData, latest.current) || pasteInParts(view, slice),
        transformPastedHTML: cleanPaste,
        // Without a value, the text is read as usual. The type does not say so.
        clipboardTextParser: (words, _place, isPlain, { state }) =>
          (isPlain ? null : tableOf(words, state.schema)) as Slice,
        handleDrop: (view, event, _slice, isMove) => {
          if (isMove) return false;
          const dropped = view.posAtCoords({ left: event.clientX, top: event.clientY });
          const isTaken = takeFiles(event.dataTransfer, latest.current);
          if (isTaken && dropped) editor?.commands.setTextSelection(dropped.pos);
          return isTaken;
        },
        handleClick: (_, position) => {
          const anchor = editor && threadAt(editor, position);
          if (anchor) latest.current.onThread(anchor);
          return false;
        },
      },
    },
    [text.collab],
  );
  useEffect(() => {
    if (editor && editor.isEditable !== isEditable) editor.setEditable(isEditable, false);
  }, [editor, isEditable]);
  return { editor, menu, asked, endAsk: () => setAsked(null) };
}

/**
 * Returns what the text is when the editor opens, so that its cursor stands in it. Without that, the shared text would
 * come later.
 */
function contentOf({ doc }: Collab) {
  const fragment = doc.getXmlFragment('default');
  return fragment.length > 0
    ? yXmlFragmentToProseMirrorRootNode(fragment, getSchema(schemaExtensions)).toJSON()
    : '';
}

/**
 * Uploads what is pasted or dropped if it is files. A spreadsheet brings a picture along with its cells, which stay
 * text.
 */
function takeFiles(data: DataTransfer | null, { isEditable, onFiles }: Options): boolean {
  const files = [...(data?.files ?? [])];
  if (files.length === 0 || !isEditable || data?.types.includes('text/html')) return false;
  onFiles(files);
  return true;
}
