import { type Expected, type Finding, recordOf } from './check.ts';
import { checkSemantics } from './checks/semantics.ts';
import type { Operation } from './operations.ts';
import { type Input, type Run, Skip } from './run.ts';
import type { Answer } from './target.ts';
import type { Recipe, World } from './world.ts';

export interface Settings {
  seed: number;
  /** Number of random inputs of each kind per operation, besides those that are always sent. */
  cases: number;
  readOnly: boolean;
}

/** A request that should be refused. */
export interface Refused {
  name: string;
  input: Input;
  expected: Expected;
}

/** The test cases of one operation and their shared state. */
export class Trial {
  readonly run: Run;
  readonly world: World;
  readonly operation: Operation;
  readonly recipe: Recipe;
  readonly settings: Settings;

  constructor(world: World, operation: Operation, settings: Settings) {
    this.world = world;
    this.run = world.run;
    this.operation = operation;
    this.recipe = world.recipes[operation.id] ?? {};
    this.settings = settings;
  }

  /** A request that should succeed, with other values. */
  async prepared(change: (input: Input) => Input = (input) => input): Promise<Input> {
    return change(await this.world.input(this.operation));
  }

  /** Sends a request that should succeed, and checks the result. */
  async succeeds(name: string, input: Input): Promise<Answer> {
    const { world, operation, recipe } = this;
    const answer = await this.run.call(operation, input, { statuses: operation.successes }, name);
    await this.remember(input, answer);
    if (answer.status >= 200 && answer.status < 300) {
      const semantics = checkSemantics(operation, input, answer);
      const after = recipe.after ? await recipe.after(world, input, answer) : [];
      const findings = [...semantics, ...after];
      if (findings.length > 0) this.run.addResult(operation, name, answer.sent, findings);
    }
    return answer;
  }

  /** Sends a request that should be refused. */
  async refused(name: string, input: Input, expected: Expected): Promise<Answer> {
    const answer = await this.run.call(this.operation, input, expected, name);
    await this.remember(input, answer);
    if (this.#isAccepted(answer)) await this.#undo(name, input, answer);
    return answer;
  }

  /** Sends requests that should be refused. After one that the host accepts, the next ones use another record. */
  async refusedEach(casesOf: (base: Input) => readonly Refused[]): Promise<void> {
    let cases = casesOf(await this.prepared());
    for (let i = 0; i < cases.length; i += 1) {
      const { name, input, expected } = cases[i] as Refused;
      const answer = await this.refused(name, input, expected);
      if (this.#isAccepted(answer)) cases = casesOf(await this.prepared());
    }
  }

  #isAccepted({ status }: Answer): boolean {
    return status >= 200 && status < 300 && this.operation.method !== 'get';
  }

  /** A request that succeeded by mistake may have changed what other cases rely on. */
  async #undo(name: string, input: Input, answer: Answer): Promise<void> {
    const { operation, run, world } = this;
    const ids = [recordOf(answer)?.id, input.path[operation.pathNames.at(-1) ?? '']];
    const id = ids.find((each) => each && world.seen(each).id === each);
    // A setting has no id: it is found by its path.
    const isSetting = operation.method === 'put' && operation.pathNames.length === 0;
    const place = id ?? (isSetting ? new URL(answer.sent.url).pathname : undefined);
    if (place) run.accepted.set(place, `${operation.id} accepted ${name}`);
    world.discardRecords();
    if (id) await world.remove(id);
  }

  /** Adds a finding of a request that was already checked. */
  found(name: string, input: Input, finding: Finding): void {
    const sent = this.run.sent(this.operation, input);
    this.run.addResult(this.operation, name, sent, [finding]);
  }

  /** Notes what was not tested, and why. */
  leaveOut(reason: string): void {
    const { skipped } = this.run.tally(this.operation);
    if (!skipped.includes(reason)) skipped.push(reason);
  }

  async remember(input: Input, answer: Answer): Promise<void> {
    this.world.remember(this.operation, input, answer);
  }

  /** Runs a step; if it cannot run on this host, the reason is noted. */
  async attempt(step: () => Promise<void>): Promise<void> {
    try {
      await step();
    } catch (error) {
      if (!(error instanceof Skip)) throw error;
      this.leaveOut(error.message);
    }
  }
}
