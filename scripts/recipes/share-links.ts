import { recordOf } from '../conformance/check.ts';
import { withVersion } from '../conformance/checks/concurrency.ts';
import { isObject } from '../conformance/requests/values.ts';
import type { Prepare, Recipes } from '../conformance/world.ts';
import { linkTo, mayShare } from './shared/links.ts';

const fresh: Prepare = (world, operation) => world.plain(operation, { fresh: true });

const revoked: Prepare = async (world, operation) => {
  const input = await fresh(world, operation);
  await world.send('revokeShareLink', { path: input.path });
  const isVersioned = isObject(input.json) && 'version' in input.json;
  const version = world.version(input.path?.shareLinkId ?? '');
  return isVersioned ? withVersion(operation, input, version) : input;
};

export const recipes: Recipes = {
  listShareLinks: {},
  createShareLink: {
    call: (world) => linkTo(world),
    fixed: ['targets', 'expiresAt'],
    failures: {
      VALIDATION_FAILED: {
        'a time in the past': (world) => linkTo(world, { expiresAt: '2020-01-01T00:00:00Z' }),
        'a target that does not exist': (world) =>
          linkTo(world, { targets: [{ type: 'scan', id: 'conformance-unknown' }] }),
      },
      LIMIT_REACHED: 'a run creates far fewer links than the limit',
      NOT_PUBLIC: async (world) => {
        await mayShare(world);
        const path = await world.path(world.run.api.find('getScan'), true);
        return linkTo(world, { targets: [{ type: 'scan', id: path.scanId }] });
      },
    },
  },
  deleteShareLink: {},
  updateShareLink: { fixed: ['expiresAt', 'clear'], failures: { WRONG_STATE: revoked } },
  revokeShareLink: {
    call: fresh,
    after: async (_world, _input, answer) => {
      const state = recordOf(answer)?.state;
      return state === 'revoked'
        ? []
        : [{ expected: 'a link that is revoked', got: String(state) }];
    },
  },
  createShareLinkToken: { failures: { WRONG_STATE: revoked } },
};
