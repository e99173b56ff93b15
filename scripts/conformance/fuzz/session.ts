import type { Expected } from '../check.ts';
import { invalidCallers } from '../checks/access.ts';
import { recipeFailures } from '../checks/failures.ts';
import { wrongInputs } from '../checks/invalid.ts';
import { variations } from '../checks/valid.ts';
import type { Operation } from '../operations.ts';
import { recipes } from '../recipes.ts';
import { type Caller, type Input, Skip } from '../run.ts';
import { Trial } from '../trial.ts';
import { World } from '../world.ts';
import { mutations } from './hostile.ts';
import { existingInput, generated, oddIds, weightOf } from './inputs.ts';
import { type Observe, Recorder, SESSION, SessionEnd } from './recorder.ts';
import { Rng } from './rng.ts';
import { accounts, type SignedInAccount, type Testbed, tenants } from './testbed.ts';
import { wireOf } from './wire.ts';

/** The answer is checked elsewhere. */
const ANY: Expected = { statuses: [] };

/** Large bodies take more time than they are worth. */
const isLarge = (name: string) => / bytes$|2 MiB/.test(name);

/**
 * Sends the requests of one session. The same seed and index give the same requests, except for ids, tokens
 * and dates, which come from the host.
 * @param plan `last` is the last request of the session to send
 */
export async function session(
  testbed: Testbed,
  plan: { seed: number; index: number; last?: number },
  observe: Observe,
): Promise<void> {
  const { seed, index, last = SESSION - 1 } = plan;
  const rng = new Rng(seed, index);
  const tenant = rng.pick(tenants);
  const account = rng.pick(accounts);
  const info = { index, last, tenant, account: account[0] };
  const run = new Recorder(testbed, info, observe);
  const otherTenant = rng.pick(tenants);
  const signedInAccounts = await Promise.all([
    testbed.signIn(tenant, account),
    testbed.signIn(otherTenant, account),
  ]).catch((error: unknown) => run.signInFailed(String(error)));
  if (!signedInAccounts) return;
  const [signedIn, foreign] = signedInAccounts;
  run.tokens.main = signedIn.token;
  const settings = { account, seed, mark: `fuzz-${seed}-${index}`, mailOf: async () => [] };
  const world = new World(run, recipes, settings);
  const { me, isMember, project, otherProject } = signedIn;
  Object.assign(world, { me, isMember, project, otherProject });
  const tokens = [foreign.token, testbed.expiredToken(tenant)];
  const player = new Player(run, world, rng, { signedIn, tokens });
  try {
    for (;;) await player.play();
  } catch (error) {
    if (!(error instanceof SessionEnd)) throw error;
  }
}

type Action = (trial: Trial, base: Input) => Promise<void>;

/** Simulates one account that calls random operations. */
class Player {
  readonly #run: Recorder;
  readonly #world: World;
  readonly #rng: Rng;
  readonly #signedIn: SignedInAccount;
  readonly #badTokens: readonly Caller[];
  readonly #operations: readonly (readonly [number, Operation])[];
  readonly #actions: readonly (readonly [weight: number, Action])[] = [
    [26, (trial, base) => this.#send(trial, 'as it should be', base)],
    [18, (trial, base) => this.#generated(trial, base)],
    [12, (trial, base) => this.#varied(trial, base)],
    [16, (trial, base) => this.#invalid(trial, base)],
    [6, (trial, base) => this.#oddIds(trial, base)],
    [5, (trial, base) => this.#badToken(trial, base)],
    [17, (trial, base) => this.#mutated(trial, base)],
  ];

  constructor(
    run: Recorder,
    world: World,
    rng: Rng,
    { signedIn, tokens }: { signedIn: SignedInAccount; tokens: readonly string[] },
  ) {
    this.#run = run;
    this.#world = world;
    this.#rng = rng;
    this.#signedIn = signedIn;
    const foreign = tokens.map((token): Caller => ({ authorization: `Bearer ${token}` }));
    this.#badTokens = [...invalidCallers(signedIn.token).map(([, as]) => as), ...foreign];
    this.#operations = run.api.operations.map((operation) => [weightOf(operation), operation]);
  }

  /** Picks an operation, creates what it needs, calls it in several ways, and removes what was created. */
  async play(): Promise<void> {
    const rng = this.#rng;
    const operation = rng.weighted(this.#operations);
    const settings = { seed: rng.below(2 ** 31), cases: 3, readOnly: false };
    const trial = new Trial(this.#world, operation, settings);
    const base = await this.#base(trial);
    for (let i = 0; i < 2 + rng.below(4); i++) await rng.weighted(this.#actions)(trial, base);
    this.#world.discardRecords();
    if (rng.chance(0.6)) await this.#world.cleanUp();
  }

  /** Targets its own record or an existing one. */
  async #base(trial: Trial): Promise<Input> {
    const { operation, recipe } = trial;
    const others = [...Object.values(recipe.variants ?? {}), ...recipeFailures(operation, recipe)];
    try {
      if (others.length > 0 && this.#rng.chance(0.3)) {
        return await this.#rng.pick(others).call(this.#world, operation);
      }
      if (this.#rng.chance(0.6)) return await trial.prepared();
    } catch (error) {
      // If the account may not create what is needed, try the records of others.
      if (!(error instanceof Skip)) throw error;
    }
    return existingInput(trial, this.#signedIn, this.#rng);
  }

  async #send(trial: Trial, name: string, input: Input): Promise<void> {
    const answer = await this.#run.call(trial.operation, input, ANY, name);
    this.#world.remember(trial.operation, input, answer);
  }

  #generated(trial: Trial, base: Input): Promise<void> {
    const input = generated(trial, base, this.#signedIn, this.#rng);
    return this.#send(trial, 'a generated body', input);
  }

  async #varied(trial: Trial, base: Input): Promise<void> {
    const found = variations(trial);
    if (found.length === 0) return;
    const { name, change } = this.#rng.pick(found);
    await this.#send(trial, name, change(base));
  }

  async #invalid(trial: Trial, base: Input): Promise<void> {
    const { forms, values } = wrongInputs(trial, base);
    const all = this.#rng.chance(0.8) ? [...values, ...forms] : [...forms, ...values];
    const found = this.#rng.chance(0.01) ? all : all.filter(({ name }) => !isLarge(name));
    if (found.length === 0) return;
    const { name, input } = this.#rng.pick(found);
    await this.#send(trial, name, input);
  }

  async #oddIds(trial: Trial, base: Input): Promise<void> {
    const names = trial.operation.pathNames;
    if (names.length === 0) return;
    const path = { ...base.path, [this.#rng.pick(names)]: this.#rng.pick(oddIds) };
    await this.#send(trial, 'an odd id', { ...base, path });
  }

  #badToken(trial: Trial, base: Input): Promise<void> {
    return this.#send(trial, 'a bad token', { ...base, as: this.#rng.pick(this.#badTokens) });
  }

  async #mutated({ operation }: Trial, base: Input): Promise<void> {
    const rng = this.#rng;
    let wire = await wireOf(this.#run.sent(operation, base));
    const names: string[] = [];
    for (let i = 0; i < (rng.chance(0.25) ? 2 : 1); i++) {
      const [name, mutation] = rng.weighted(mutations);
      wire = mutation(wire, rng);
      names.push(name);
    }
    await this.#run.sendMalformed(`${operation.id}: ${names.join(' and ')}`, wire);
  }
}
