import { type Finding, recordOf } from './check.ts';
import { removeAll, removeMade } from './cleaning.ts';
import { defaultBody, defaultQuery } from './defaults.ts';
import type { Operation } from './operations.ts';
import { isPart } from './parts.ts';
import { type Input, type Run, Skip } from './run.ts';
import { collectionOf, type Found, newPart, Shelf } from './shelf.ts';
import type { Answer } from './target.ts';
import { type Json, rowsOf, strings } from './values.ts';

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
  /** The permission in the project that the account needs. */
  action?: string;
  /** The permission on the record that the account needs, if the method does not imply it. */
  right?: string;
  /** Parts of the request with rules beyond their schema. */
  fixed?: string[];
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
  mark?: string;
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
  /** Records that could not be removed at the end. */
  left = 0;
  /** Returns the ids of the projects of an account. */
  readonly projects = new Map<'main' | 'other', string[]>();
  /** A closed project of the account, where nothing can be changed. */
  closed: Found | null = null;
  /** The project in which records are created; null if the account has none. */
  project: Found | null = null;
  /** Another project of the account, which does not contain those records. */
  elsewhere: Found | null = null;
  /** Restores the earlier state, last change first. */
  readonly undo: (() => Promise<void>)[] = [];
  /** Earlier state by key, so that each is read only once. */
  readonly kept = new Set<string>();
  readonly #shelf = new Shelf();
  readonly #mark: string;
  #serial = 0;

  constructor(
    run: Run,
    recipes: Recipes,
    { readOnly = false, seed, account, mark, mailOf = null }: Settings,
  ) {
    this.run = run;
    this.recipes = recipes;
    this.readOnly = readOnly;
    this.account = account;
    this.mailOf = mailOf;
    // Unique per run, because other runs may have left records on the same host.
    this.#mark = mark ?? `${seed.toString(36)}-${Date.now().toString(36)}`;
  }

  /** Returns a text that is unique on the host. */
  name(): string {
    this.#serial += 1;
    return `Conformance ${this.#mark}-${this.#serial}`;
  }

  get projectId(): string {
    if (!this.project) throw new Skip('the account has no project');
    return this.project.id;
  }

  /** @throws Skip if the account lacks the permission in the project */
  require(action: string): void {
    const permitted = strings(this.project?.permittedActions);
    if (!permitted.includes(action)) throw new Skip(`the account may not ${action} in the project`);
  }

  /** The last known version of the record. */
  seen(id: string): Json {
    return this.#shelf.seen.get(id) ?? {};
  }

  version(id: string): number {
    return Number(this.#shelf.seen.get(id)?.version ?? 1);
  }

  /** Makes a call that prepares a case; its findings still count. */
  async ask(operationId: string, input: Input): Promise<Answer> {
    const operation = this.run.api.find(operationId);
    if (this.readOnly && operation.method !== 'get') {
      throw new Skip(`needs ${operationId}, which a read-only run cannot call`);
    }
    const answer = await this.run.call(
      operation,
      input,
      { statuses: operation.successes },
      'as preparation',
    );
    this.note(operation, input, answer);
    if (answer.status >= 200 && answer.status < 300) return answer;
    throw new Skip(`${operationId} answered ${answer.status}`);
  }

  note(operation: Operation, input: Input, answer: Answer): void {
    this.#shelf.note(operation, input, answer);
  }

  /** Builds a request that should succeed. */
  async input(operation: Operation): Promise<Input> {
    const { call, action } = this.recipes[operation.id] ?? {};
    if (action) this.require(action);
    return call ? call(this, operation) : this.plain(operation);
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
    const isKept = !(fresh && name === operation.pathNames.at(-1));
    const live = this.#shelf.live.get(collection);
    if (live && isKept) return live;
    const id = await (this.readOnly ? this.#first(collection, path) : this.#make(collection, path));
    if (isKept) this.#shelf.live.set(collection, id);
    return id;
  }

  /** In a read-only run: an existing record. */
  async #first(collection: string, path: Record<string, string>): Promise<string> {
    const list = this.run.api.at('get', collection);
    if (!list) throw new Skip('there is nothing to read');
    const [row] = rowsOf((await this.ask(list.id, { ...(await this.input(list)), path })).json);
    if (typeof row?.id !== 'string') throw new Skip(`${list.id} has nothing to read`);
    return row.id;
  }

  async #make(collection: string, path: Record<string, string>): Promise<string> {
    const { api } = this.run;
    const create = api.at('post', collection) ?? api.at('post', `${collection}/from-upload`);
    if (!create) throw new Skip(`no operation creates a record in ${collection}`);
    const input = await this.input(create);
    const known = Object.values(path).findLast((id) => this.#shelf.seen.has(id)) ?? '';
    const before = this.#shelf.seen.get(known);
    const answer = await this.ask(create.id, { ...input, path: { ...input.path, ...path } });
    const record = recordOf(answer);
    // The answer is the parent record of the new part.
    const id =
      record && record.id === known
        ? newPart(collection.slice(collection.lastIndexOf('/') + 1), before, record)
        : record?.id;
    if (id === undefined) throw new Skip(`${create.id} returned no id`);
    return id;
  }

  /** Gives the next case another record. */
  spoil(): void {
    this.#shelf.live.clear();
  }

  /** Removes a record if the run created it and may remove it. */
  remove(id: string): Promise<boolean> {
    return removeMade(this.run, this.#shelf, id);
  }

  /** Marks a record as deleted by a case. */
  forget(id: string): void {
    this.#shelf.forget(id);
  }

  /** Restores the initial state as much as possible. @returns the number of records that remain on the host */
  async cleanUp(): Promise<number> {
    const left = await removeAll(this.run, this.#shelf);
    for (const step of this.undo.reverse()) {
      await step().catch((error: unknown) => {
        if (!(error instanceof Skip)) throw error;
      });
    }
    return left;
  }
}
