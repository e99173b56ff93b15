import { TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { MemberSelect } from '@/records/people/MemberSelect';
import { namesIn } from '../schema/peopleNames';

interface Props {
  editor: Editor;
  projectId: string;
}

/** Shows who does the task at the cursor, and until when. */
export function TaskFields({ editor, projectId }: Props) {
  const { assigneeId, dueDate } = editor.getAttributes('taskItem');
  const change = (attributes: Record<string, string | null>) =>
    editor.commands.updateAttributes('taskItem', attributes);
  const name = assigneeId && namesIn(editor.state)[assigneeId];
  return (
    <>
      <MemberSelect
        size="xs"
        w={150}
        aria-label="Who does the task"
        placeholder="Nobody yet"
        projectId={projectId}
        clearable
        clearButtonProps={{ 'aria-label': 'Nobody' }}
        comboboxProps={{ width: 240, position: 'bottom-start' }}
        names={name ? [{ value: String(assigneeId), label: name }] : []}
        value={assigneeId ?? null}
        onChange={(id, choice) => change({ assigneeId: id, assigneeName: choice?.label ?? null })}
      />
      <TextInput
        size="xs"
        type="date"
        aria-label="Due date of the task"
        value={dueDate ?? ''}
        onChange={(event) => change({ dueDate: event.currentTarget.value || null })}
      />
    </>
  );
}
