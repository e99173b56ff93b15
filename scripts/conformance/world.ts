import { codeOf, type Finding, recordOf } from './check.ts';
import type { Operation } from './operations.ts';
import { withBody } from './requests/bodies.ts';
import { removeAll, removeCreated } from './requests/cleaning.ts';
import { defaultBody, defaultQuery } from './requests/defaults.ts';
import { collectionOf, type KnownRecord, KnownRecords, newPart } from './requests/known-records.ts';
import { actionOf, applies } from './requests/needs.ts';
import { isPart } from './requests/parts.ts';
import { dataOf, isObject, type Json, rowsOf, strings } from './requests/values.ts';
import { type Input, type Run, Skip } from './run.ts';
import type { Answer } from './target.ts';

/** Creates what a request needs, and returns the request. */
export type Prepare = (world: World, operation: Operation) => Promise<Input>;

/** A request that fails; `or` lists other codes that a host may check first. */
export type Situation = Prepare | { request: Prepare; or: readonly string[] };

/** Requests that fail with a code, by the cause; or the reason why a run cannot send one. */
export type Failure = string | Prepare | Readonly<Record<string, Situation>>;

/** How to make one operation succeed, and how to make it fail. */
export interface Recipe {
  /** A request that succeeds. If absent, it is built from the contract alone. */
  call?: Prepare;
  /** Other requests that succeed, by their special feature. */
  variants?: Readonly<Record<string, { call: Prepare; status?: number }>>;
  /** Keyed by code. failures.ts covers those that many operations share. */
  failures?: Readonly<Record<string, Failure>>;
  /** Returns the path of a record of the run that the other account sees, if it does not see each one. */
  visible?: (world: World) => Promise<Input['path']>;
  /** Parts of the request with rules beyond their schema. */
  fixed?: string[];
  /** The same id exists in several projects, such as that of a person. */
  sharedIds?: true;
  /** The caller chooses the last id of the path, so that none is unknown and each project may have it. */
  chosenId?: true;
  /** Cannot be undone, or sends an email: not repeated with other values. */
  once?: boolean;
  /** Checks the state after a success. @returns what is wrong */
  after?: (world: World, input: Input, answer: Answer) => Promise<Finding[]>;
}

/** Keyed by operationId. */
export type Recipes = Readonly<Record<string, Recipe>>;

interface Settings {
  account: readonly [string, string];
  seed: number;
  readOnly?: boolean;
  /** Prefix for names of created records; defaults to a unique one. */
  namePrefix?: string;
  mailOf?: World['mailOf'];
}

/** The test data on the host: accounts, projects and records of the run. */
export class World {
  readonly run: Run;
  readonly recipes: Recipes;
  readonly readOnly: boolean;
  /** Email address and password of the account. */
  readonly account: readonly [string, string];
  /** Tokens of the links that were emailed to an address, oldest first; null if emails cannot be read. */
  readonly mailOf: ((email: string) => Promise<string[]>) | null;
  me = '';
  isMember = false;
  /** What the account can be named for in records of the project. */
  duties: readonly string[] = [];
  /** Records that could not be removed at the end. */
  remaining = 0;
  readonly #projects = new Map<'main' | 'other', Json[]>();
  readonly #permittedInAccount = new Map<'main' | 'other', readonly string[]>();
  /** A closed project of the account, where nothing can be changed. */
  closed: KnownRecord | null = null;
  /** Why there is no project. */
  noProject = 'the account has no project';
  /** The project in which records are created; null if the account has none. */
  project: KnownRecord | null = null;
  /** Another project of the account, which does not contain those records. */
  otherProject: KnownRecord | null = null;
  /** Restores the earlier state, last change first. */
  readonly undo: (() => Promise<void>)[] = [];
  /** Earlier state by key, so that each is read only once. */
  readonly recorded = new Set<string>();
  readonly #records = new KnownRecords();
  readonly #namePrefix: string;
  #serial = 0;
  /** Records that could not be removed before the end. */
  #left = 0;

  constructor(
    run: Run,
    recipes: Recipes,
    { readOnly = false, seed, account, namePrefix, mailOf = null }: Settings,
  ) {
    this.run = run;
    this.recipes = recipes;
    this.readOnly = readOnly;
    this.account = account;
    this.mailOf = mailOf;
    // Unique per run, because other runs may have left records on the same host.
    this.#namePrefix = namePrefix ?? `${seed.toString(36)}-${Date.now().toString(36)}`;
  }

  /** Returns a text that is unique on the host. */
  name(): string {
    this.#serial += 1;
    return `Conformance ${this.#namePrefix}-${this.#serial}`;
  }

  get projectId(): string {
    if (!this.project) throw new Skip(this.noProject);
    return this.project.id;
  }

  /** @throws Skip if the account lacks the permission in the project */
  require(action: string): void {
    const permitted = strings(this.project?.permittedActions);
    if (!permitted.includes(action)) throw new Skip(`the account may not ${action} in the project`);
  }

  /** Returns what a caller may do outside of projects, which is read once. */
  async permittedInAccount(as: 'main' | 'other'): Promise<readonly string[]> {
    const known = this.#permittedInAccount.get(as);
    if (known) return known;
    const operation = this.run.api.find('getAccount');
    const answer = await this.run.call(
      operation,
      { path: {}, as },
      { statuses: [200] },
      'as preparation',
    );
    const account = dataOf(answer.json);
    const permitted = isObject(account) ? strings(account.permittedActions) : [];
    this.#permittedInAccount.set(as, permitted);
    return permitted;
  }

  /** The last known version of the record. */
  seen(id: string): Json {
    return this.#records.seen.get(id) ?? {};
  }

  /** Whether the run deleted the record and did not restore it. */
  isGone(id: string): boolean {
    return this.#records.gone.has(id);
  }

  version(id: string): number {
    return Number(this.#records.seen.get(id)?.version ?? 1);
  }

  /** Returns the projects of an account, which are read once. */
  async projectsOf(as: 'main' | 'other'): Promise<Json[]> {
    const known = this.#projects.get(as);
    if (known) return known;
    const list = this.run.api.find('listProjects');
    const input: Input = { path: {}, query: { limit: 100 }, as };
    const answer = await this.run.call(list, input, { statuses: [200] }, 'as preparation');
    const rows = rowsOf(answer.json);
    this.#projects.set(as, rows);
    return rows;
  }

  /** Returns the id of the other account, to name it in records. */
  async idOfOther(): Promise<string> {
    const operation = this.run.api.find('getCurrentUser');
    const input: Input = { path: {}, as: 'other' };
    const answer = await this.run.call(operation, input, { statuses: [200] }, 'as preparation');
    return recordOf(answer)?.id ?? '';
  }

  /**
   * Checks what an operation, or one request of it, needs in the project or in the account.
   * @throws Skip if the account lacks the permission
   */
  permit(operation: Operation, input?: Input): void {
    for (const need of operation.needs) {
      const action = actionOf(this.run.api.permissions, need);
      const isNeeded = input ? applies(need, operation, input) : !need.request;
      if (!isNeeded) continue;
      const name = action.name ?? need.action;
      if (action.shownIn === 'project') this.require(name);
      if (action.shownIn !== 'account') continue;
      if (!this.#permittedInAccount.get('main')?.includes(name))
        throw new Skip(`the account may not ${name}`);
    }
  }

  /** Makes a call that prepares a case; its findings still count. */
  async send(operationId: string, input: Input): Promise<Answer> {
    const operation = this.run.api.find(operationId);
    if (this.readOnly && operation.method !== 'get') {
      throw new Skip(`needs ${operationId}, which a read-only run cannot call`);
    }
    this.permit(operation, input);
    const answer = await this.run.call(
      operation,
      input,
      { statuses: operation.successes },
      'as preparation',
    );
    this.remember(operation, input, answer);
    if (answer.status >= 200 && answer.status < 300) return answer;
    const got = [answer.status, codeOf(answer)].filter(Boolean).join(' ');
    throw new Skip(`needs ${operationId}, which answered ${got}`);
  }

  remember(operation: Operation, input: Input, answer: Answer): void {
    this.#records.remember(operation, input, answer);
  }

  /** Builds a request that should succeed. */
  async input(operation: Operation): Promise<Input> {
    const { call } = this.recipes[operation.id] ?? {};
    this.permit(operation);
    const input = await (call ? call(this, operation) : this.plain(operation));
    this.permit(operation, input);
    return input;
  }

  /** Builds a request from the contract alone; `fresh` if the operation uses up its record. */
  async plain(
    operation: Operation,
    { fresh = false, add = {} }: { fresh?: boolean; add?: Json } = {},
  ): Promise<Input> {
    const isRemoval = operation.method === 'delete';
    const path = await this.path(operation, fresh || isRemoval);
    const record = operation.pathNames.findLast((name) => !isPart(name));
    const id = path[record ?? ''] ?? '';
    const permitted = this.seen(id).permittedActions;
    if (
      isRemoval &&
      Array.isArray(permitted) &&
      !permitted.includes('delete') &&
      !operation.pathNames.some(isPart)
    ) {
      throw new Skip('the account may not delete it');
    }
    const values = { version: this.version(id), name: () => this.name() };
    return {
      path,
      query: defaultQuery(this.run.api, operation, values),
      ...defaultBody(this.run.api, operation, values, add),
    };
  }

  /** Returns the path parameters of an operation, for a shared record or for a new one. */
  async path(operation: Operation, fresh = false): Promise<Record<string, string>> {
    const path: Record<string, string> = {};
    for (const name of operation.pathNames) {
      path[name] =
        name === 'projectId' ? this.projectId : await this.#record(operation, name, path, fresh);
    }
    return path;
  }

  async #record(
    operation: Operation,
    name: string,
    path: Record<string, string>,
    fresh: boolean,
  ): Promise<string> {
    const collection = collectionOf(operation, name);
    // Only the innermost record is used up: deleting a file of a record keeps the record.
    const isShared = !(fresh && name === operation.pathNames.at(-1));
    const live = this.#records.shared.get(collection);
    if (live && isShared) return live;
    const id = await (this.readOnly ? this.#first(collection, path) : this.make(collection, path));
    if (isShared) this.#records.shared.set(collection, id);
    return id;
  }

  /** In a read-only run: an existing record. */
  async #first(collection: string, path: Record<string, string>): Promise<string> {
    const list = this.run.api.at('get', collection);
    if (!list) throw new Skip('there is nothing to read');
    const [row] = rowsOf((await this.send(list.id, { ...(await this.input(list)), path })).json);
    if (typeof row?.id !== 'string') throw new Skip(`${list.id} has nothing to read`);
    return row.id;
  }

  /** Creates a record in a collection, with these values in its body. @returns its id */
  async make(collection: string, path: Record<string, string>, values: Json = {}): Promise<string> {
    const { api } = this.run;
    const create = api.at('post', collection) ?? api.at('post', `${collection}/from-upload`);
    if (!create) throw new Skip(`no operation creates a record in ${collection}`);
    const input = withBody(create, await this.input(create), values);
    const known = Object.values(path).findLast((id) => this.#records.seen.has(id)) ?? '';
    const before = this.#records.seen.get(known);
    const answer = await this.send(create.id, { ...input, path: { ...input.path, ...path } });
    const record = recordOf(answer);
    // The answer is the parent record of the new part.
    const id =
      record && record.id === known
        ? newPart(collection.slice(collection.lastIndexOf('/') + 1), before, record)
        : record?.id;
    // Versions have a number within their record instead of an id.
    const data = dataOf(answer.json);
    if (id === undefined && isObject(data) && typeof data.number === 'number')
      throw new Skip(`no operation creates a record with an id in ${collection}`);
    if (id === undefined) throw new Skip(`${create.id} returned no id`);
    return id;
  }

  /** Gives the next case another record. */
  discardRecords(): void {
    this.#records.shared.clear();
  }

  /** Removes a record if the run created it and may remove it. */
  async remove(id: string): Promise<boolean> {
    const isOwn = this.#records.created.has(id);
    const isGone = await removeCreated(this.run, this.#records, id);
    if (isOwn && !isGone) this.#left += 1;
    return isGone;
  }

  /** Restores the initial state as much as possible. @returns the number of records that remain on the host */
  async cleanUp(): Promise<number> {
    const left = this.#left + (await removeAll(this.run, this.#records));
    for (const step of this.undo.reverse()) {
      await step().catch((error: unknown) => {
        if (!(error instanceof Skip)) throw error;
      });
    }
    return left;
  }
}
