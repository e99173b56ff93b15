import { authRecipes } from './plan-auth.ts';
import { logRecipes } from './plan-logs.ts';
import { mediaRecipes } from './plan-media.ts';
import { modelRecipes } from './plan-models.ts';
import { otherRecipes } from './plan-others.ts';
import { publicMediaRecipes } from './plan-public-media.ts';
import { sharingRecipes } from './plan-sharing.ts';
import { uploadRecipes } from './plan-uploads.ts';
import { visitorRecipes } from './plan-visitors.ts';
import type { Recipe } from './world.ts';

/** What an operation needs beyond what the contract says of its request. */
export const recipes: Readonly<Record<string, Recipe>> = {
  ...authRecipes,
  ...otherRecipes,
  ...modelRecipes,
  ...sharingRecipes,
  ...publicMediaRecipes,
  ...visitorRecipes,
  ...mediaRecipes,
  ...uploadRecipes,
  ...logRecipes({
    noun: 'PunchItem',
    plural: 'PunchItems',
    snake: 'punch_item',
    open: (me, date) => ({ location: 'interior', assigneeIds: [me], dueDate: date }),
    answer: {
      id: 'respondToPunchItem',
      body: () => ({ response: 'done', note: 'Conformance: done.' }),
    },
  }),
  ...logRecipes({
    noun: 'Rfi',
    plural: 'Rfis',
    snake: 'rfi',
    open: (me, date) => ({ description: 'Conformance?', assigneeIds: [me], dueDate: date }),
    answer: { id: 'respondToRfi', body: () => ({ body: 'Conformance: yes.' }) },
  }),
  ...logRecipes({
    noun: 'Submittal',
    plural: 'Submittals',
    snake: 'submittal',
    open: null,
    answer: {
      id: 'reviewSubmittal',
      body: () => ({ code: 'revise_and_resubmit', comment: 'Conformance: once more.' }),
    },
  }),
};
