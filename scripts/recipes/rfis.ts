import { logRecipes } from './shared/log.ts';

export const { recipes } = logRecipes({
  noun: 'Rfi',
  plural: 'Rfis',
  snake: 'rfi',
  open: (me, date) => ({ description: 'Conformance?', assigneeIds: [me], dueDate: date }),
  answer: { id: 'respondToRfi', body: { body: 'Conformance: yes.' }, duty: 'answer_rfis' },
});
