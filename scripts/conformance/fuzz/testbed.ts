import { demoAccounts } from '../../../mock-server/modules/account/seed/accounts.ts';
import type { Api } from '../operations.ts';
import { recipes } from '../recipes.ts';
import type { KnownRecord } from '../requests/known-records.ts';
import { isObject, type Json, rowsOf } from '../requests/values.ts';
import { Run } from '../run.ts';
import { type Account, signInAccounts } from '../suite.ts';
import { type Fetch, Target } from '../target.ts';
import { World } from '../world.ts';
import type { SendWire } from './wire.ts';

/** Few tenants, so that the state stays bounded; one of them is saved in the snapshot. */
export const tenants = ['default', 'fuzz-1', 'fuzz-2', 'fuzz-3', '__proto__', 'constructor'];

/** Accounts to sign in with, one per role. */
export const accounts: readonly Account[] = demoAccounts
  .filter(({ note }) => !note.includes('sign-in is refused'))
  .map(({ email, password }) => [email, password]);

/** What an account can see after signing in. */
export interface SignedInAccount {
  account: Account;
  token: string;
  me: string;
  isMember: boolean;
  project: KnownRecord | null;
  otherProject: KnownRecord | null;
  members: string[];
  companies: string[];
  /** Records that others can be linked to. */
  links: { type: string; id: string }[];
}

/** The mock under test and its known data. */
export class Testbed {
  readonly api: Api;
  readonly address: string;
  readonly fetch: Fetch;
  readonly sendWire: SendWire;
  readonly #signedIn = new Map<string, Promise<SignedInAccount>>();
  readonly #expired = new Map<string, string>();

  /** @param origin scheme and host of the mock */
  constructor(api: Api, origin: string, { fetch, sendWire }: { fetch: Fetch; sendWire: SendWire }) {
    this.api = api;
    this.address = `${origin}/api/v1`;
    this.fetch = fetch;
    this.sendWire = sendWire;
  }

  headers(tenant: string): Record<string, string> {
    return { 'x-mock-tenant': tenant };
  }

  async control(tenant: string, method: string, path: string, json?: unknown): Promise<void> {
    const url = new URL(`/__mock/${path}`, this.address);
    const headers = this.headers(tenant);
    const answer = await this.fetch(
      new Request(url, { method, headers, body: json === undefined ? null : JSON.stringify(json) }),
    );
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}.`);
  }

  /** Resets all tenants to their initial state. */
  async reset(): Promise<void> {
    this.#signedIn.clear();
    for (const tenant of tenants) {
      await this.control(tenant, 'POST', 'reset');
      await this.control(tenant, 'PUT', 'settings', { accessTokenSeconds: 0 });
      const [first] = accounts;
      if (first) this.#expired.set(tenant, (await this.#signIn(tenant, first, true)).token);
      await this.control(tenant, 'PUT', 'settings', { accessTokenSeconds: 31_536_000 });
    }
  }

  expiredToken(tenant: string): string {
    return this.#expired.get(tenant) ?? '';
  }

  /** Signs in an account once per tenant. */
  signIn(tenant: string, account: Account): Promise<SignedInAccount> {
    const key = `${tenant}/${account[0]}`;
    const known = this.#signedIn.get(key) ?? this.#signIn(tenant, account, false);
    this.#signedIn.set(key, known);
    return known;
  }

  async #signIn(tenant: string, account: Account, signInOnly: boolean): Promise<SignedInAccount> {
    const target = new Target(this.address, this.fetch);
    const run = new Run(this.api, target, this.headers(tenant));
    const world = new World(run, recipes, { seed: 0, account });
    if (signInOnly) {
      const [email, password] = account;
      const answer = await world.send('login', { path: {}, json: { email, password } });
      const data = isObject(answer.json) && isObject(answer.json.data) ? answer.json.data : {};
      run.tokens.main = String(data.accessToken);
    } else await signInAccounts(world, { main: account });
    const [departure] = run.departures;
    if (departure) throw new Error(`${account[0]} could not sign in: ${JSON.stringify(departure)}`);
    const { me, isMember, project, otherProject } = world;
    const token = run.tokens.main ?? '';
    const found = { account, token, me, isMember, project, otherProject };
    return { ...found, ...(project ? await this.#people(world, project.id) : noPeople) };
  }

  async #people(world: World, projectId: string) {
    const input = { path: { projectId }, query: { limit: 100 } };
    const { json } = await world.send('listProjectMembers', input);
    const links: SignedInAccount['links'] = [];
    for (const [type, list] of Object.entries(LINKED)) {
      const operation = this.api.find(list);
      const isPaged = operation.query.some(({ name }) => name === 'limit');
      const query = isPaged ? { limit: 10 } : {};
      const rows = rowsOf((await world.send(list, { path: { projectId }, query })).json);
      links.push(...rows.slice(0, 10).map(({ id }) => ({ type, id: String(id) })));
    }
    const list = isObject(json) ? json : {};
    const companies = Array.isArray(list.companies) ? list.companies.filter(isObject) : [];
    const ids = (rows: Json[]) => rows.map(({ id }) => String(id));
    return { members: ids(rowsOf(json)), companies: ids(companies), links };
  }
}

const noPeople = { members: [], companies: [], links: [] };

const LINKED = {
  punch_item: 'listPunchItems',
  rfi: 'listRfis',
  submittal: 'listSubmittals',
  scan: 'listScans',
};
