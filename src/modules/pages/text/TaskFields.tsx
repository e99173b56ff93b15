import { Select, TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { useMembers } from '@/records/log/form/useMembers';
import { namesIn } from '../schema/peopleNames';

interface Props {
  editor: Editor;
  projectId: string;
}

/** Shows who does the task at the cursor, and until when. */
export function TaskFields({ editor, projectId }: Props) {
  const { people, failure } = useMembers(projectId);
  const { assigneeId, dueDate } = editor.getAttributes('taskItem');
  const change = (attributes: Record<string, string | null>) =>
    editor.commands.updateAttributes('taskItem', attributes);
  const known = people.some(({ value }) => value === assigneeId);
  return (
    <>
      <Select
        size="xs"
        w={150}
        aria-label="Who does the task"
        placeholder="Nobody yet"
        searchable
        clearable
        clearButtonProps={{ 'aria-label': 'Nobody' }}
        data={
          assigneeId && !known
            ? [
                { value: String(assigneeId), label: namesIn(editor.state)[assigneeId] ?? '…' },
                ...people,
              ]
            : people
        }
        value={assigneeId ?? null}
        onChange={(id, option) =>
          change({ assigneeId: id, assigneeName: id ? (option?.label ?? null) : null })
        }
        error={failure?.text}
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
