import { asApiError } from './apiError';
import { documented, operationCount } from './generated/documented.gen';
import { getCapabilities } from './generated/host/getCapabilities.gen';
import { everything, OFFERS_KEY, type Offers, offersStore, storedOffers } from './offersStore';

/**
 * For how long an answer is taken as current, in milliseconds. A host that does not know the question rarely learns it.
 */
const FRESH_MS = { told: 60_000, assumed: 300_000 };
/** The shortest time between two questions after calls that failed, in milliseconds. */
const DOUBT_MS = 10_000;

let askedAt = 0;
let freshFor = 0;
let running: Promise<void> | undefined;
/** Answers take effect one after the other, so that the stored one never replaces that of the host. */
let applied: Promise<void> = Promise.resolve();

/** Resolves with what is known from the last visit; without one, with the answer of the host. */
export async function begin(): Promise<void> {
  const stored = storedNames();
  const asked = askHost();
  await (stored === undefined ? asked : apply(stored));
}

/** Whether a host answers so to a call that it does not know. */
const isUnknownCall = (status: number) => status === 404 || status === 405 || status === 501;

/** Asks again if the answer is not fresh. @param status that of a failed call */
export function refresh(status?: number): void {
  const isDoubtful = status !== undefined && isUnknownCall(status);
  if (status !== undefined && !isDoubtful) return;
  if (Date.now() - askedAt > (isDoubtful ? DOUBT_MS : freshFor)) void askHost();
}

function askHost(): Promise<void> {
  askedAt = Date.now();
  running ??= ask().finally(() => {
    running = undefined;
  });
  return running;
}

async function ask(): Promise<void> {
  const { data, error } = await getCapabilities();
  const isAbsent = isUnknownCall(asApiError(error).status);
  freshFor = data ? FRESH_MS.told : isAbsent ? FRESH_MS.assumed : 0;
  // A host in trouble, or one that wants a sign-in first, has not answered the question. What is known about it stays.
  if (!data && !isAbsent) return;
  await apply(data ? data.data.operations : Object.keys(documented));
}

/** @param names Null for all operations. */
function apply(names: readonly string[] | null): Promise<void> {
  applied = applied.catch(() => {}).then(() => show(names));
  return applied;
}

async function show(names: readonly string[] | null): Promise<void> {
  const isAll = names === null || names.length >= operationCount;
  try {
    localStorage.setItem(OFFERS_KEY, JSON.stringify(isAll ? null : names));
  } catch {
    // The browser blocks the storage: the next visit asks first.
  }
  const next = isAll ? everything : await partOf(new Set(names));
  if (!isSame(offersStore.getState().operations, next.operations)) offersStore.setState(next);
}

/** @param before,now Null for all operations. */
const isSame = (before: Offers['operations'], now: Offers['operations']): boolean =>
  before === now ||
  (before?.size === now?.size && [...(now ?? [])].every((name) => before?.has(name)));

/** The table of calls is only loaded for a host that lacks some of them. */
async function partOf(told: ReadonlySet<string>): Promise<Offers> {
  const { areas, shownActions, fromUploads } = await import('./generated/calls.gen');
  // Without uploads, nothing can be made from one.
  const lacking = told.has('createUpload') ? [] : fromUploads;
  const offered = new Set([...told].filter((name) => !lacking.includes(name)));
  const pairs = areas.flatMap((area) => Object.entries(area.operations));
  const offeredCalls = pairs.flatMap(([name, call]) => (offered.has(name) ? [call] : []));
  const actions = Object.keys(shownActions).filter((action) =>
    shownActions[action]?.some((name) => offered.has(name)),
  );
  return {
    operations: offered,
    // Each host has the calls of the product, whatever it says.
    calls: new Set([...offeredCalls, ...Object.values(documented)]),
    actions,
  };
}

/** Null for all operations, undefined if nothing is stored. */
function storedNames(): string[] | null | undefined {
  try {
    const stored: unknown = JSON.parse(storedOffers() ?? '0');
    if (stored === null) return null;
    if (Array.isArray(stored)) return stored.filter((name) => typeof name === 'string');
  } catch {
    // Somebody else wrote to the storage.
  }
  return undefined;
}
