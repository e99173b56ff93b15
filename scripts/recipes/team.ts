import { recordOf } from '../conformance/check.ts';
import { dataOf, isObject, type Json, rowsOf } from '../conformance/requests/values.ts';
import { type Input, Skip } from '../conformance/run.ts';
import type { Prepare, Recipes, World } from '../conformance/world.ts';
import { invited, invitedToken, inviting, newAccount } from './shared/invitations.ts';
import { adding, noPath, oncePerRun, takenBy } from './shared/requests.ts';

const invitation: Prepare = async (world) => {
  const { id } = await invited(world);
  world.undo.pop();
  return { path: { projectId: world.projectId, invitationId: id } };
};

/** Makes a member, who has an account from then on. @returns the member's id */
async function member(world: World): Promise<string> {
  const token = await invitedToken(world);
  world.undo.pop();
  const answer = await world.send('acceptInvitation', {
    ...noPath,
    json: { token, ...newAccount },
  });
  const data = dataOf(answer.json);
  const q = isObject(data) ? String(data.email) : '';
  const list = await world.send('listTeam', {
    path: { projectId: world.projectId },
    query: { q, status: 'active' },
  });
  const [row] = rowsOf(list.json);
  if (typeof row?.id !== 'string') throw new Skip('the new member is not in the team');
  return row.id;
}

/** A member that the run made, for changes and reads. */
const knownMember = oncePerRun(async (world) => {
  const id = await member(world);
  world.undo.push(async () => {
    await world.send('removeTeamMember', removal(world, id, await versionOf(world, id)));
  });
  return id;
});

const versionOf = async (world: World, id: string): Promise<number> => {
  const path = { projectId: world.projectId, memberId: id };
  return Number(recordOf(await world.send('getTeamMember', { path }))?.version ?? 1);
};

const removal = (world: World, memberId: string, version: number): Input => ({
  path: { projectId: world.projectId, memberId },
  query: { version },
});

const changing =
  (changes: Json): Prepare =>
  async (world) => {
    const id = await knownMember(world);
    const item = { id, version: await versionOf(world, id), ...changes };
    return { path: { projectId: world.projectId }, json: { items: [item] } };
  };

const createGroup = adding((world) => ({ name: world.name(), memberIds: [world.me] }));
const renamed = adding((world) => ({ name: world.name(), memberIds: [world.me] }));

export const recipes: Recipes = {
  listTeam: {},
  getTeamMember: {
    sharedIds: true,
    call: async (world, operation) =>
      world.readOnly
        ? world.plain(operation)
        : { path: { projectId: world.projectId, memberId: await knownMember(world) } },
  },
  bulkUpdateTeam: { call: changing({ role: 'viewer' }), fixed: ['items'] },
  removeTeamMember: {
    once: true,
    call: async (world) => removal(world, await member(world), 1),
    failures: {
      WRONG_STATE: 'a run leaves the project admins alone',
      VALIDATION_FAILED: {
        'a version of zero': async (world) => removal(world, await knownMember(world), 0),
      },
    },
  },
  inviteMembers: {
    call: async (world) => inviting(world, { emails: ['conformance'] }),
    fixed: ['emails', 'companyId', 'role'],
    variants: {
      'a new address': {
        call: async (world) => inviting(world, { emails: ['conformance', 'also not'] }),
      },
    },
    failures: {
      VALIDATION_FAILED: {
        'a company that does not exist': async (world) =>
          inviting(world, { emails: ['conformance'], companyId: 'conformance-unknown' }),
      },
    },
  },
  listDistributionGroups: {},
  createDistributionGroup: {
    call: createGroup,
    fixed: ['memberIds'],
    failures: {
      NAME_TAKEN: takenBy('createDistributionGroup', createGroup),
      LIMIT_REACHED: 'a run creates far fewer groups than the limit',
    },
  },
  updateDistributionGroup: {
    call: renamed,
    fixed: ['memberIds'],
    failures: { NAME_TAKEN: takenBy('createDistributionGroup', renamed) },
  },
  deleteDistributionGroup: {},
  resendInvitation: { call: invitation },
  revokeInvitation: { call: invitation },
};
