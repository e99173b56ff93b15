/** Asks the user whether to discard unsaved changes. If so, calls `go`, which leaves the page. */
type Ask = (go: () => void) => void;

/** Whether an address shows the guarded page with its changes. */
export type Stays = (address: URL | Location, page: URL) => boolean;

interface Guard {
  ask: Ask;
  /** The address of the guarded page. */
  page: URL;
  stays: Stays;
}

let guard: Guard | undefined;

/** Tells whether two addresses differ only in the fragment, which is a position on the page. */
const isSamePage: Stays = (address, page) =>
  address.pathname === page.pathname && address.search === page.search;

const staysAt = (address: URL | Location) => !guard || guard.stays(address, guard.page);

/** Leaves the page, after a confirmation if there are unsaved changes. */
export function leave(go: () => void): void {
  if (guard) guard.ask(go);
  else go();
}

/** Whether opening the address would lose unsaved changes. */
export const wouldLose = (href: string): boolean => !staysAt(new URL(href, location.href));

/**
 * Asks the user before a link (see AppLink), Back, Forward or closing the tab leaves the page, until the returned
 * function is called. The page must not change its address in the meantime.
 *
 * @param stays By default, only the fragment may differ.
 */
export function guardLeaving(ask: Ask, stays = isSamePage): () => void {
  const held = { ask, stays, page: new URL(location.href) };
  guard = held;
  addEventListener('beforeunload', onUnload);
  return () => {
    if (guard !== held) return;
    guard = undefined;
    removeEventListener('beforeunload', onUnload);
  };
}

/** Makes the browser ask for confirmation. The browser chooses the text. */
function onUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

// Back cannot be prevented: the address has already changed when this listener runs. It is registered when the module
// loads, so it runs before the router's listener. It stops the event and pushes the page's entry again, after the one
// that Back led to. The address is then that of the page, and one step back is the requested entry.
addEventListener('popstate', (event) => {
  if (!guard || staysAt(location)) return;
  event.stopImmediatePropagation();
  history.pushState(null, '', guard.page);
  guard.ask(() => history.back());
});
