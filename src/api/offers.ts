import { create } from 'zustand';
import { asApiError, isUnanswered } from './apiError';
import { documented, operationCount } from './generated/documented.gen';
import { getCapabilities } from './generated/host/getCapabilities.gen';
import type * as operations from './generated/index';
import type { ProjectAction } from './generated/types.gen';

/** The name of an operation of the contract. */
export type OperationId = keyof typeof operations;

interface Offers {
  /** The operations that the host offers. Null for all of them, also while the host has not said what it offers. */
  operations: ReadonlySet<string> | null;
  /** Method and path of each. */
  calls: ReadonlySet<string> | null;
  /** The actions of a project that they do, by their name in `permittedActions`. Empty for all operations. */
  actions: readonly ProjectAction[];
}

const STORAGE_KEY = 'host-offers';
/** For how long an answer is taken as current, in milliseconds. A host that does not know the question rarely learns it. */
const FRESH_MS = { told: 60_000, assumed: 300_000 };
/** The shortest time between two questions after calls that failed, in milliseconds. */
const DOUBT_MS = 10_000;
/** How long the first question may hold up the calls of a page, in milliseconds. */
const PATIENCE_MS = 5_000;

const everything: Offers = { operations: null, calls: null, actions: [] };
const store = create<Offers>(() => everything);
const documentedCalls: ReadonlySet<string> = new Set(Object.values(documented));

let askedAt = Number.NEGATIVE_INFINITY;
let freshFor = 0;
let running: Promise<void> | undefined;
let isStarted = false;
let known: Promise<unknown> = Promise.resolve();

/** Whether the host offers an operation. */
export const offers = (operation: OperationId): boolean =>
  store.getState().operations?.has(operation) !== false;

/** The actions of a project that a host does which does not offer everything. */
export const offeredActions = (): readonly ProjectAction[] => store.getState().actions;

/** Returns a function that tells whether the host offers an operation. */
export function useOffers(): (operation: OperationId) => boolean {
  const { operations: offered } = store();
  return (operation) => offered?.has(operation) !== false;
}

/** Calls back when the host offers something else than before. @returns a function that stops */
export const onOffersChange = (changed: () => void): (() => void) =>
  store.subscribe((now, before) => {
    if (now.operations !== before.operations) changed();
  });

/**
 * Begins with what the host offered on the last visit, and asks it again. Without a last visit, calls that a host may
 * lack wait for the answer. Call once, after configureClient.
 */
export function startOffers(): void {
  const stored = storedNames();
  const asked = askHost();
  isStarted = true;
  known = Promise.race([
    stored === undefined ? asked : apply(stored),
    new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
  ]);
}

/** Resolves when it is known what the host offers, or after the longest wait. */
export const offersKnown = (): Promise<unknown> => known;

/** Asks the host again what it offers, if the answer is not fresh. */
export function refreshOffers(): void {
  if (isStarted && Date.now() - askedAt > freshFor) void askHost();
}

/** Asks again after an answer that a host gives to calls that it does not know. */
export function doubtOffers(status: number): void {
  const isDoubtful = status === 404 || status === 405 || status === 501;
  if (isStarted && isDoubtful && Date.now() - askedAt > DOUBT_MS) void askHost();
}

/** Whether a call, as its method and the path of the contract, must not be sent because the host does not offer it. */
export async function isUnoffered(call: string): Promise<boolean> {
  if (documentedCalls.has(call) || call === CAPABILITIES) return false;
  await known;
  return store.getState().calls?.has(call) === false;
}

const CAPABILITIES = 'GET /capabilities';

function askHost(): Promise<void> {
  askedAt = Date.now();
  running ??= ask().finally(() => {
    running = undefined;
  });
  return running;
}

async function ask(): Promise<void> {
  const { data, error } = await getCapabilities();
  const { status } = asApiError(error);
  freshFor = data ? FRESH_MS.told : FRESH_MS.assumed;
  // The host did not deal with the question. What is known about it stays.
  const isOut = isUnanswered(error) || status === 429 || (status >= 500 && status !== 501);
  if (!data && isOut) return;
  await apply(data ? data.data.operations : Object.keys(documented));
}

/** @param names Null for all operations. */
async function apply(names: readonly string[] | null): Promise<void> {
  const isAll = names === null || names.length >= operationCount;
  const before = store.getState().operations;
  const isSame = isAll
    ? before === null
    : before?.size === names.length && names.every((name) => before.has(name));
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(isAll ? null : names));
  } catch {
    // The browser blocks the storage: the next visit asks first.
  }
  if (isSame) return;
  store.setState(isAll ? everything : await partOf(new Set(names)));
}

/** The table of calls is only loaded for a host that lacks some of them. Without it, calls fail one by one. */
async function partOf(offered: ReadonlySet<string>): Promise<Offers> {
  const { areas, projectActions } = await import('./generated/calls.gen');
  const pairs = areas.flatMap((area) => Object.entries(area.operations));
  const calls = pairs.flatMap(([name, call]) => (offered.has(name) ? [call] : []));
  const actions = Object.keys(projectActions).filter((action) =>
    projectActions[action]?.some((name) => offered.has(name)),
  );
  return { operations: offered, calls: new Set(calls), actions: actions as ProjectAction[] };
}

/** Undefined if nothing is stored. */
function storedNames(): string[] | null | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '0');
    if (stored === null) return null;
    if (Array.isArray(stored)) return stored.filter((name) => typeof name === 'string');
  } catch {
    // The storage is blocked, or somebody else wrote to it.
  }
  return undefined;
}
