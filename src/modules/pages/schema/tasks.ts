import { TaskItem } from '@tiptap/extension-list';
import { dataAttribute } from './attribute';

/** A task with a person and a day. */
export const Task = TaskItem.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      assigneeId: dataAttribute('assigneeId'),
      assigneeName: dataAttribute('assigneeName'),
      dueDate: dataAttribute('dueDate'),
    };
  },
}).configure({ nested: true });
