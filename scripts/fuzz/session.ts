import { strangers } from '../conformance/access.ts';
import type { Expected } from '../conformance/check.ts';
import { recipeFailures } from '../conformance/failures.ts';
import { wrongInputs } from '../conformance/invalid.ts';
import type { Operation } from '../conformance/operations.ts';
import { recipes } from '../conformance/recipes.ts';
import { type Caller, type Input, Skip } from '../conformance/run.ts';
import { Trial } from '../conformance/trial.ts';
import { variations } from '../conformance/valid.ts';
import { World } from '../conformance/world.ts';
import { Chance } from './chance.ts';
import { type Arrival, accounts, type Ground, tenants } from './ground.ts';
import { mutations } from './hostile.ts';
import { aboutOthers, generated, oddIds, weightOf } from './inputs.ts';
import { type Observe, Recorder, SESSION, SessionEnd } from './recorder.ts';
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
  ground: Ground,
  plan: { seed: number; index: number; last?: number },
  observe: Observe,
): Promise<void> {
  const { seed, index, last = SESSION - 1 } = plan;
  const chance = new Chance(seed, index);
  const tenant = chance.pick(tenants);
  const account = chance.pick(accounts);
  const whose = { index, last, tenant, account: account[0] };
  const run = new Recorder(ground, whose, observe);
  const elsewhereIn = chance.pick(tenants);
  const arrivals = await Promise.all([
    ground.arrival(tenant, account),
    ground.arrival(elsewhereIn, account),
  ]).catch((error: unknown) => run.lost(String(error)));
  if (!arrivals) return;
  const [arrival, foreign] = arrivals;
  run.tokens.main = arrival.token;
  const settings = { account, seed, mark: `fuzz-${seed}-${index}`, mailOf: async () => [] };
  const world = new World(run, recipes, settings);
  const { me, isMember, project, elsewhere } = arrival;
  Object.assign(world, { me, isMember, project, elsewhere });
  const tokens = [foreign.token, ground.expiredToken(tenant)];
  const player = new Player(run, world, chance, { arrival, tokens });
  try {
    for (;;) await player.play();
  } catch (error) {
    if (!(error instanceof SessionEnd)) throw error;
  }
}

type Way = (trial: Trial, base: Input) => Promise<void>;

/** Simulates one account that calls random operations. */
class Player {
  readonly #run: Recorder;
  readonly #world: World;
  readonly #chance: Chance;
  readonly #arrival: Arrival;
  readonly #badTokens: readonly Caller[];
  readonly #operations: readonly (readonly [number, Operation])[];
  readonly #ways: readonly (readonly [weight: number, Way])[] = [
    [26, (trial, base) => this.#send(trial, 'as it should be', base)],
    [18, (trial, base) => this.#generated(trial, base)],
    [12, (trial, base) => this.#varied(trial, base)],
    [16, (trial, base) => this.#wrong(trial, base)],
    [6, (trial, base) => this.#oddIds(trial, base)],
    [5, (trial, base) => this.#badToken(trial, base)],
    [17, (trial, base) => this.#twisted(trial, base)],
  ];

  constructor(
    run: Recorder,
    world: World,
    chance: Chance,
    { arrival, tokens }: { arrival: Arrival; tokens: readonly string[] },
  ) {
    this.#run = run;
    this.#world = world;
    this.#chance = chance;
    this.#arrival = arrival;
    const foreign = tokens.map((token): Caller => ({ authorization: `Bearer ${token}` }));
    this.#badTokens = [...strangers(arrival.token).map(([, as]) => as), ...foreign];
    this.#operations = run.api.operations.map((operation) => [weightOf(operation), operation]);
  }

  /** Picks an operation, creates what it needs, calls it in several ways, and removes what was created. */
  async play(): Promise<void> {
    const chance = this.#chance;
    const operation = chance.weighted(this.#operations);
    const settings = { seed: chance.below(2 ** 31), cases: 3, readOnly: false };
    const trial = new Trial(this.#world, operation, settings);
    const base = await this.#base(trial);
    for (let i = 0; i < 2 + chance.below(4); i++) await chance.weighted(this.#ways)(trial, base);
    this.#world.spoil();
    if (chance.happens(0.6)) await this.#world.cleanUp();
  }

  /** Targets its own record or an existing one. */
  async #base(trial: Trial): Promise<Input> {
    const { operation, recipe } = trial;
    const others = [...Object.values(recipe.variants ?? {}), ...recipeFailures(operation, recipe)];
    try {
      if (others.length > 0 && this.#chance.happens(0.3)) {
        return await this.#chance.pick(others).call(this.#world, operation);
      }
      if (this.#chance.happens(0.6)) return await trial.prepared();
    } catch (error) {
      // If the account may not create what is needed, try the records of others.
      if (!(error instanceof Skip)) throw error;
    }
    return aboutOthers(trial, this.#arrival, this.#chance);
  }

  async #send(trial: Trial, name: string, input: Input): Promise<void> {
    const answer = await this.#run.call(trial.operation, input, ANY, name);
    this.#world.note(trial.operation, input, answer);
  }

  #generated(trial: Trial, base: Input): Promise<void> {
    const input = generated(trial, base, this.#arrival, this.#chance);
    return this.#send(trial, 'a generated body', input);
  }

  async #varied(trial: Trial, base: Input): Promise<void> {
    const found = variations(trial);
    if (found.length === 0) return;
    const { name, change } = this.#chance.pick(found);
    await this.#send(trial, name, change(base));
  }

  async #wrong(trial: Trial, base: Input): Promise<void> {
    const { forms, values } = wrongInputs(trial, base);
    const all = this.#chance.happens(0.8) ? [...values, ...forms] : [...forms, ...values];
    const found = this.#chance.happens(0.01) ? all : all.filter(({ name }) => !isLarge(name));
    if (found.length === 0) return;
    const { name, input } = this.#chance.pick(found);
    await this.#send(trial, name, input);
  }

  async #oddIds(trial: Trial, base: Input): Promise<void> {
    const names = trial.operation.pathNames;
    if (names.length === 0) return;
    const path = { ...base.path, [this.#chance.pick(names)]: this.#chance.pick(oddIds) };
    await this.#send(trial, 'an odd id', { ...base, path });
  }

  #badToken(trial: Trial, base: Input): Promise<void> {
    return this.#send(trial, 'a bad token', { ...base, as: this.#chance.pick(this.#badTokens) });
  }

  async #twisted({ operation }: Trial, base: Input): Promise<void> {
    const chance = this.#chance;
    let wire = await wireOf(this.#run.sent(operation, base));
    const names: string[] = [];
    for (let i = 0; i < (chance.happens(0.25) ? 2 : 1); i++) {
      const [name, mutation] = chance.weighted(mutations);
      wire = mutation(wire, chance);
      names.push(name);
    }
    await this.#run.wired(`${operation.id}: ${names.join(' and ')}`, wire);
  }
}
