import { TaskItem } from '@tiptap/extension-list';
import { dataAttribute } from './attribute';

/** A task with a person and a day. */
export const Task = TaskItem.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      assigneeId: dataAttribute('assigneeId'),
      // The names that people have now are shown in its place (peopleNames.ts).
      assigneeName: { default: null, rendered: false },
      dueDate: dataAttribute('dueDate'),
    };
  },
}).configure({ nested: true });
