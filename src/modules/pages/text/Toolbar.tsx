import { RichTextEditor, useRichTextEditorContext } from '@mantine/tiptap';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconListCheck,
  IconMessagePlus,
  IconPaperclip,
  IconPencilQuestion,
  IconSearch,
} from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { suggestKey } from '../suggest/suggesting';
import { useSeen } from '../views/useSeen';
import { TableMenu } from './TableMenu';
import { TaskFields } from './TaskFields';

interface Props {
  projectId: string;
  isEditable: boolean;
  mayComment: boolean;
  onComment: () => void;
  onFind: () => void;
  onUpload: () => void;
}

/**
 * What the tools show of the place of the cursor. They are drawn anew only when it changes, and not with every letter.
 */
const placeOf = (editor: Editor) => ({
  undo: editor.can().undo(),
  redo: editor.can().redo(),
  active: ['bold', 'italic', 'underline', 'strike', 'highlight', 'code', 'link', 'table']
    .concat('bulletList', 'orderedList', 'blockquote')
    .filter((name) => editor.isActive(name)),
  heading: editor.getAttributes('heading').level,
  task: editor.isActive('taskItem') && editor.getAttributes('taskItem'),
  isEmpty: editor.state.selection.empty,
  isSuggesting: suggestKey.getState(editor.state)?.on ?? false,
});

/** Shows the tools over a text. Those who may not change it comment and search. */
export function Toolbar(props: Props) {
  const { editor } = useRichTextEditorContext();
  return editor ? <Tools {...props} editor={editor} /> : null;
}

function Tools({ editor, projectId, isEditable, ...props }: Props & { editor: Editor }) {
  const place = useSeen(editor, placeOf);
  return (
    <>
      {isEditable && <WriteTools editor={editor} place={place} onUpload={props.onUpload} />}
      <RichTextEditor.ControlsGroup>
        {props.mayComment && (
          <RichTextEditor.Control
            aria-label="Comment on the selection"
            title="Comment on the selection"
            disabled={place.isEmpty}
            // The selection stays where it is.
            onMouseDown={(event) => event.preventDefault()}
            onClick={props.onComment}
          >
            <IconMessagePlus size={16} />
          </RichTextEditor.Control>
        )}
        {isEditable && (
          <RichTextEditor.Control
            aria-label="Suggest changes"
            title="Suggest changes"
            active={place.isSuggesting}
            aria-pressed={place.isSuggesting}
            onClick={() =>
              editor.view.dispatch(editor.state.tr.setMeta(suggestKey, { on: !place.isSuggesting }))
            }
          >
            <IconPencilQuestion size={16} />
          </RichTextEditor.Control>
        )}
        <RichTextEditor.Control
          aria-label={isEditable ? 'Find and replace' : 'Find'}
          title={isEditable ? 'Find and replace' : 'Find'}
          onClick={props.onFind}
        >
          <IconSearch size={16} />
        </RichTextEditor.Control>
      </RichTextEditor.ControlsGroup>
      {isEditable && place.task && <TaskFields editor={editor} projectId={projectId} />}
    </>
  );
}

interface WriteProps {
  editor: Editor;
  place: ReturnType<typeof placeOf>;
  onUpload: () => void;
}

function WriteTools({ editor, place, onUpload }: WriteProps) {
  return (
    <>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Control
          aria-label="Undo"
          title="Undo"
          disabled={!place.undo}
          onClick={() => editor.chain().focus().undo().run()}
        >
          <IconArrowBackUp size={16} />
        </RichTextEditor.Control>
        <RichTextEditor.Control
          aria-label="Redo"
          title="Redo"
          disabled={!place.redo}
          onClick={() => editor.chain().focus().redo().run()}
        >
          <IconArrowForwardUp size={16} />
        </RichTextEditor.Control>
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.H1 />
        <RichTextEditor.H2 />
        <RichTextEditor.H3 />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Bold />
        <RichTextEditor.Italic />
        <RichTextEditor.Underline />
        <RichTextEditor.Strikethrough />
        <RichTextEditor.Highlight />
        <RichTextEditor.Code />
        <RichTextEditor.ClearFormatting />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.BulletList />
        <RichTextEditor.OrderedList />
        <RichTextEditor.Control
          aria-label="Tasks"
          title="Tasks"
          active={place.task !== false}
          onClick={() => editor.chain().focus().toggleTaskList().run()}
        >
          <IconListCheck size={16} />
        </RichTextEditor.Control>
        <RichTextEditor.Blockquote />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Link />
        <TableMenu editor={editor} />
        <RichTextEditor.Control
          aria-label="Picture or file"
          title="Picture or file"
          onClick={onUpload}
        >
          <IconPaperclip size={16} />
        </RichTextEditor.Control>
      </RichTextEditor.ControlsGroup>
    </>
  );
}
