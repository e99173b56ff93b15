/** Asks the user whether to give up unsaved changes. If so, calls `go`, which leaves. */
type Ask = (go: () => void) => void;

/** Whether an address shows the guarded page with its changes. */
export type Stays = (address: URL | Location, page: URL) => boolean;

interface Guard {
  ask: Ask;
  /** The address of the guarded page, and its state in the history. */
  page: URL;
  state: unknown;
  stays: Stays;
  /** Whether the browser asks, too, before the tab closes or loads again. */
  unload: boolean;
}

/** The last one guards what is in front: a dialog over a page with changes of its own. */
const guards: Guard[] = [];

/** Tells whether two addresses differ only in the fragment, which is a position on the page. */
const isSamePage: Stays = (address, page) =>
  address.pathname === page.pathname && address.search === page.search;

const losing = (address: URL | Location) =>
  guards.findLast((guard) => !guard.stays(address, guard.page));

function drop(guard: Guard | undefined): void {
  const place = guard ? guards.indexOf(guard) : -1;
  if (place >= 0) guards.splice(place, 1);
  followUnload();
}

// Only while there is a reason: a page with this listener cannot be kept for Back.
function followUnload(): void {
  if (guards.some(({ unload }) => unload)) addEventListener('beforeunload', onUnload);
  else removeEventListener('beforeunload', onUnload);
}

/** Makes the browser ask for confirmation. The browser chooses the text. */
function onUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** What waits for a step in the history to arrive. */
let waiting: (() => void)[] | undefined;
/** Milliseconds until a step counts as arrived that the browser does not tell of: there was no entry before. */
const STEP_MS = 500;

function arrive(): void {
  const next = waiting ?? [];
  waiting = undefined;
  for (const go of next) go();
}

/** Waits for a step back that is under way, since the address changes only then. */
export const afterStep = (go: () => void): void => {
  if (waiting) waiting.push(go);
  else go();
};

/** Goes back to where a dialog or a record was opened from. What leaves at the same time follows it. */
export function stepBack(steps: number): void {
  waiting ??= [];
  history.go(-steps);
  setTimeout(arrive, STEP_MS);
}

/** Leaves, after a confirmation for each place that has unsaved changes. */
export function leave(go: () => void): void {
  const guard = guards.at(-1);
  if (!guard) {
    afterStep(go);
    return;
  }
  guard.ask(() => {
    drop(guard);
    leave(go);
  });
}

/** Opens an address, after a confirmation for each place that would lose unsaved changes. */
export function leaveFor(href: string | URL, go: () => void): void {
  const guard = losing(new URL(href, location.href));
  if (!guard) {
    afterStep(go);
    return;
  }
  guard.ask(() => {
    drop(guard);
    leaveFor(href, go);
  });
}

/** Whether opening the address would lose unsaved changes. */
export const wouldLose = (href: string): boolean =>
  losing(new URL(href, location.href)) !== undefined;

interface Options {
  /** By default, only the fragment may differ. */
  stays?: Stays | undefined;
  unload?: boolean;
}

/**
 * Asks the user before a link, a key, Back, Forward or closing the tab leaves the page, until the returned function is called.
 * The page must not change its address in the meantime.
 */
export function guardLeaving(
  ask: Ask,
  { stays = isSamePage, unload = true }: Options = {},
): () => void {
  const held = { ask, stays, unload, page: new URL(location.href), state: history.state };
  guards.push(held);
  followUnload();
  return () => drop(held);
}

// Nobody is left who could answer. What is kept is saved by then.
addEventListener('session-end', () => {
  guards.splice(0);
  followUnload();
});

// Back cannot be prevented: the address has already changed when this listener runs. It is registered when the module
// loads, so it runs before the router's listener. It stops the event and pushes the page's entry again, after the one
// that Back led to. The address is then that of the page, and one step back is the requested entry.
addEventListener('popstate', (event) => {
  // The router follows first.
  if (waiting) setTimeout(arrive);
  const guard = losing(location);
  if (!guard) return;
  event.stopImmediatePropagation();
  const { href } = location;
  history.pushState(guard.state, '', guard.page);
  guard.ask(() => {
    drop(guard);
    // What closed meanwhile may have led there.
    afterStep(() => {
      if (location.href !== href) history.back();
    });
  });
});
