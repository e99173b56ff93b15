import { dataOf, isObject, rowsOf } from '../conformance/requests/values.ts';
import { type Input, Skip } from '../conformance/run.ts';
import type { Recipes, World } from '../conformance/world.ts';
import { requireMail, signedIn } from './shared/accounts.ts';
import { invitedToken, newAccount } from './shared/invitations.ts';
import { noPath, oncePerRun } from './shared/requests.ts';
import { withApp } from './shared/secondFactor.ts';

const rowsFor = async (world: World, query: Input['query']) =>
  rowsOf((await world.send('listMembers', { path: {}, query })).json);

/** Returns the caller, whose rights the call leaves as they are. */
async function self(world: World) {
  const [email] = world.account;
  const row = (await rowsFor(world, { q: email })).find(({ id }) => id === world.me);
  if (!row) throw new Skip('the account is not in the list');
  const permitted = row.permittedActions;
  if (!Array.isArray(permitted) || !permitted.includes('update')) {
    throw new Skip('the account may not update members');
  }
  return { id: world.me, version: Number(row.version) };
}

/** A person whom the run brings into the account. */
async function person(world: World) {
  await self(world);
  const token = await invitedToken(world);
  world.undo.pop();
  const json = { token, ...newAccount };
  const data = dataOf((await world.send('acceptInvitation', { ...noPath, json })).json);
  const [row] = await rowsFor(world, { q: isObject(data) ? String(data.email) : '' });
  if (!row) throw new Skip('the new person is not in the list');
  return { id: String(row.id), version: Number(row.version) };
}

/** Somebody who joins the account of the run, and is signed in. */
async function joined(world: World) {
  requireMail(world);
  const token = await invitedToken(world);
  world.undo.pop();
  const accepted = { token, ...newAccount };
  const data = dataOf((await world.send('acceptInvitation', { ...noPath, json: accepted })).json);
  const email = isObject(data) ? String(data.email) : '';
  return { email, as: await signedIn(world, email, newAccount.password) };
}

const removal = ({ id, version }: { id: string; version: number }): Input => ({
  path: { memberId: id },
  json: { version },
});

/** A person for calls that leave them in the account, which the run removes at the end. */
const knownPerson = oncePerRun(async (world) => {
  const made = await person(world);
  world.undo.push(async () => void (await world.send('removeMember', removal(made))));
  return made;
});

export const recipes: Recipes = {
  listMembers: {},
  getMember: {
    call: async (world) => ({
      path: { memberId: world.readOnly ? world.me : (await knownPerson(world)).id },
    }),
  },
  removeMember: {
    once: true,
    call: async (world) => removal(await person(world)),
    fixed: ['successors'],
    failures: {
      WRONG_STATE: { 'the caller': async (world) => removal(await self(world)) },
    },
  },
  removeSecondFactor: {
    once: true,
    call: async (world) => {
      await self(world);
      const { email } = await withApp(world, joined);
      const [row] = await rowsFor(world, { q: email });
      return { path: { memberId: String(row?.id) } };
    },
    failures: {
      WRONG_STATE: {
        'the caller': async (world) => ({ path: { memberId: (await self(world)).id } }),
      },
    },
  },
  bulkUpdateMembers: {
    call: async (world) => ({ ...noPath, json: { items: [await self(world)] } }),
    fixed: ['items'],
  },
};
