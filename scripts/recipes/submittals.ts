import type { Recipes } from '../conformance/world.ts';
import { logRecipes } from './shared/log.ts';

const log = logRecipes({
  noun: 'Submittal',
  plural: 'Submittals',
  snake: 'submittal',
  open: null,
  answer: {
    id: 'reviewSubmittal',
    body: { code: 'revise_and_resubmit', comment: 'Conformance: once more.' },
  },
});

export const recipes: Recipes = {
  ...log.recipes,
  createSubmittalRevision: {
    call: async (world) => {
      const path = await log.opened(world);
      log.requireTransition(world, path, 'closed');
      await log.to(world, path, { status: 'closed', finalResponse: 'revise_and_resubmit' });
      return { path, json: { version: log.versionOf(world, path) } };
    },
    failures: {
      WRONG_STATE: {
        'of a draft': {
          request: (world, operation) => world.plain(operation, { fresh: true }),
          or: ['FORBIDDEN'],
        },
      },
    },
  },
};
