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
import { suggestKey } from '../suggest/suggesting';
import { TableMenu } from './TableMenu';
import { TaskFields } from './TaskFields';

interface Props {
  projectId: string;
  mayComment: boolean;
  onComment: () => void;
  onFind: () => void;
  onUpload: () => void;
}

/** The tools over a text that the user may change. */
export function Toolbar({ projectId, mayComment, onComment, onFind, onUpload }: Props) {
  const { editor } = useRichTextEditorContext();
  if (!editor) return null;
  const isSuggesting = suggestKey.getState(editor.state)?.on ?? false;
  const isInTask = editor.isActive('taskItem');
  return (
    <>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Control
          aria-label="Undo"
          title="Undo"
          disabled={!editor.can().undo()}
          onClick={() => editor.chain().focus().undo().run()}
        >
          <IconArrowBackUp size={16} stroke={1.7} />
        </RichTextEditor.Control>
        <RichTextEditor.Control
          aria-label="Redo"
          title="Redo"
          disabled={!editor.can().redo()}
          onClick={() => editor.chain().focus().redo().run()}
        >
          <IconArrowForwardUp size={16} stroke={1.7} />
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
          active={isInTask}
          onClick={() => editor.chain().focus().toggleTaskList().run()}
        >
          <IconListCheck size={16} stroke={1.7} />
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
          <IconPaperclip size={16} stroke={1.7} />
        </RichTextEditor.Control>
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        {mayComment && (
          <RichTextEditor.Control
            aria-label="Comment on the selection"
            title="Comment on the selection"
            disabled={editor.state.selection.empty}
            onClick={onComment}
          >
            <IconMessagePlus size={16} stroke={1.7} />
          </RichTextEditor.Control>
        )}
        <RichTextEditor.Control
          aria-label="Suggest changes"
          title="Suggest changes"
          active={isSuggesting}
          aria-pressed={isSuggesting}
          onClick={() =>
            editor.view.dispatch(editor.state.tr.setMeta(suggestKey, { on: !isSuggesting }))
          }
        >
          <IconPencilQuestion size={16} stroke={1.7} />
        </RichTextEditor.Control>
        <RichTextEditor.Control
          aria-label="Find and replace"
          title="Find and replace"
          onClick={onFind}
        >
          <IconSearch size={16} stroke={1.7} />
        </RichTextEditor.Control>
      </RichTextEditor.ControlsGroup>
      {isInTask && <TaskFields editor={editor} projectId={projectId} />}
    </>
  );
}
