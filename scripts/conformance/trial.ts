import type { Expected, Finding } from './check.ts';
import type { Operation } from './operations.ts';
import { type Input, type Run, Skip } from './run.ts';
import { checkSemantics } from './semantics.ts';
import type { Answer } from './target.ts';
import type { Recipe, World } from './world.ts';

export interface Settings {
  seed: number;
  /** Number of random inputs of each kind per operation, besides those that are always sent. */
  cases: number;
  readOnly: boolean;
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
    // A request that succeeded by mistake may have changed what other cases rely on.
    if (answer.status < 300 && this.operation.method !== 'get') this.world.discardRecords();
    return answer;
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
