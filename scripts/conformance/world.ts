import { type Finding, recordOf } from './check.ts';
import { removeAll, removeMade } from './cleaning.ts';
import { defaultBody, defaultQuery } from './defaults.ts';
import type { Operation } from './operations.ts';
import { isPart } from './parts.ts';
import { type Input, type Run, Skip } from './run.ts';
import { collectionOf, type Found, newPart, Shelf } from './shelf.ts';
import type { Answer } from './target.ts';
import { type Json, rowsOf, strings } from './values.ts';

/** Makes what a request needs, and describes the request. */
export type Prepare = (world: World, operation: Operation) => Promise<Input>;

/** A request that fails; `or` are other codes that a host may check first. */
export type Situation = Prepare | { request: Prepare; or: readonly string[] };

/** Requests that fail with a code, by what is wrong with them; or the reason why a run can send none. */
export type Failure = string | Prepare | Readonly<Record<string, Situation>>;

/** How to make one operation succeed, and how to make it fail. */
export interface Recipe {
  /** A request that succeeds. If absent, the contract says enough about it. */
  call?: Prepare;
  /** Other requests that succeed, by what is special about them. */
  variants?: Readonly<Record<string, { call: Prepare; status?: number }>>;
  /** By code. failures.ts covers those that many operations share. */
  failures?: Readonly<Record<string, Failure>>;
  /** The permission in the project that the account needs. */
  action?: string;
  /** The permission on the record that the account needs, where the method does not tell. */
  right?: string;
  /** Parts of the request with rules beyond their schema. */
  fixed?: string[];
  /** Cannot be undone, or sends an e-mail: not repeated with other values. */
  once?: boolean;
  /** What must hold after a success. @returns what does not */
  after?: (world: World, input: Input, answer: Answer) => Promise<Finding[]>;
}

/** By operationId. */
export type Recipes = Readonly<Record<string, Recipe>>;

interface Settings {
  account: readonly [string, string];
  seed: number;
  readOnly?: boolean;
  /** In the names of what is made, in place of one that no other run has. */
  mark?: string;
  mailOf?: World['mailOf'];
}

/** What is there on the host for the cases to work with: an account, a project, records of the run's own. */
export class World {
  readonly run: Run;
  readonly recipes: Recipes;
  readonly readOnly: boolean;
  /** Address and password of the account. */
  readonly account: readonly [string, string];
  /** Tokens of the links that an address was sent, oldest first; null where no e-mail can be read. */
  readonly mailOf: ((email: string) => Promise<string[]>) | null;
  me = '';
  isMember = false;
  /** Records that could not be removed in the end. */
  left = 0;
  /** Ids of the projects of an account. */
  readonly projects = new Map<'main' | 'other', string[]>();
  /** A closed project of the account, where nothing can be changed. */
  closed: Found | null = null;
  /** The project in which records are made; null where the account is in none. */
  project: Found | null = null;
  /** Another project of the account, in which those records are not. */
  elsewhere: Found | null = null;
  /** Put back as it was, last change first. */
  readonly undo: (() => Promise<void>)[] = [];
  /** What has been looked at before it was changed. */
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
    // Unlike that of other runs on the same host, which may have left something there.
    this.#mark = mark ?? `${seed.toString(36)}-${Date.now().toString(36)}`;
  }

  /** A text that nothing else on the host has. */
  name(): string {
    this.#serial += 1;
    return `Conformance ${this.#mark}-${this.#serial}`;
  }

  get projectId(): string {
    if (!this.project) throw new Skip('the account is in no project');
    return this.project.id;
  }

  /** @throws Skip when the account may not do it in the project */
  require(action: string): void {
    const permitted = strings(this.project?.permittedActions);
    if (!permitted.includes(action)) throw new Skip(`the account may not ${action} in the project`);
  }

  /** The record as it was last seen. */
  seen(id: string): Json {
    return this.#shelf.seen.get(id) ?? {};
  }

  version(id: string): number {
    return Number(this.#shelf.seen.get(id)?.version ?? 1);
  }

  /** Makes a call that is only a means to an end; what is wrong with it counts all the same. */
  async ask(operationId: string, input: Input): Promise<Answer> {
    const operation = this.run.api.find(operationId);
    if (this.readOnly && operation.method !== 'get') {
      throw new Skip(`needs ${operationId}, which a run that only reads cannot call`);
    }
    const answer = await this.run.call(
      operation,
      input,
      { statuses: operation.successes },
      'as a preparation',
    );
    this.note(operation, input, answer);
    if (answer.status >= 200 && answer.status < 300) return answer;
    throw new Skip(`${operationId} answered ${answer.status}`);
  }

  note(operation: Operation, input: Input, answer: Answer): void {
    this.#shelf.note(operation, input, answer);
  }

  /** A request that is to succeed. */
  async input(operation: Operation): Promise<Input> {
    const { call, action } = this.recipes[operation.id] ?? {};
    if (action) this.require(action);
    return call ? call(this, operation) : this.plain(operation);
  }

  /** What the contract alone says of a request; `fresh` where it uses its record up. */
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

  /** Path parameters of an operation: of one record that is kept, or of one made for it. */
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
    // Only the innermost record is used up: a file in a record leaves the record.
    const isKept = !(fresh && name === operation.pathNames.at(-1));
    const live = this.#shelf.live.get(collection);
    if (live && isKept) return live;
    const id = await (this.readOnly ? this.#first(collection, path) : this.#make(collection, path));
    if (isKept) this.#shelf.live.set(collection, id);
    return id;
  }

  /** In a run that only reads: a record that is there already. */
  async #first(collection: string, path: Record<string, string>): Promise<string> {
    const list = this.run.api.at('get', collection);
    if (!list) throw new Skip('nothing there to read');
    const [row] = rowsOf((await this.ask(list.id, { ...(await this.input(list)), path })).json);
    if (typeof row?.id !== 'string') throw new Skip(`${list.id} has nothing to read`);
    return row.id;
  }

  async #make(collection: string, path: Record<string, string>): Promise<string> {
    const { api } = this.run;
    const create = api.at('post', collection) ?? api.at('post', `${collection}/from-upload`);
    if (!create) throw new Skip(`there is no way to make one of ${collection}`);
    const input = await this.input(create);
    const known = Object.values(path).findLast((id) => this.#shelf.seen.has(id)) ?? '';
    const before = this.#shelf.seen.get(known);
    const answer = await this.ask(create.id, { ...input, path: { ...input.path, ...path } });
    const record = recordOf(answer);
    // A part is answered with the record that it was added to.
    const id =
      record && record.id === known
        ? newPart(collection.slice(collection.lastIndexOf('/') + 1), before, record)
        : record?.id;
    if (id === undefined) throw new Skip(`${create.id} gave no id`);
    return id;
  }

  /** The next case gets another record. */
  spoil(): void {
    this.#shelf.live.clear();
  }

  /** Removes a record of the run's own, if it is one and may be removed. */
  remove(id: string): Promise<boolean> {
    return removeMade(this.run, this.#shelf, id);
  }

  /** A case has removed it. */
  forget(id: string): void {
    this.#shelf.forget(id);
  }

  /** Puts all back as far as that goes. @returns how many records stay on the host */
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
