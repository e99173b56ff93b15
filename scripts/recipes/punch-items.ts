import { logRecipes } from './shared/log.ts';

export const { recipes } = logRecipes({
  noun: 'PunchItem',
  plural: 'PunchItems',
  snake: 'punch_item',
  open: (me, date) => ({ location: 'interior', assigneeIds: [me], dueDate: date }),
  answer: {
    id: 'respondToPunchItem',
    body: { response: 'done', note: 'Conformance: done.' },
    duty: 'take_punch_items',
  },
});
