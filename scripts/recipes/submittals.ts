import type { Recipes } from '../conformance/world.ts';
import { logRecipes } from './shared/log.ts';

const log = logRecipes({
  noun: 'Submittal',
  plural: 'Submittals',
  snake: 'submittal',
  open: null,
  answer: {
    id: 'reviewSubmittal',
    body: { code: 'approved_as_noted', comment: 'Conformance: as noted.' },
    duty: 'review_submittals',
  },
});

export const recipes: Recipes = {
  ...log.recipes,
  reviewSubmittal: {
    ...log.recipes.reviewSubmittal,
    // Some codes need one.
    fixed: ['comment'],
    failures: {
      ...log.recipes.reviewSubmittal?.failures,
      VALIDATION_FAILED: {
        'sent back without a comment': async (world) => {
          const path = await log.opened(world);
          return { path, json: { version: log.versionOf(world, path), code: 'rejected' } };
        },
      },
    },
  },
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
