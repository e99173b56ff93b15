/** Asks whether what is not saved may be lost, and calls `go`, which leaves the page, on a yes. */
type Ask = (go: () => void) => void;

interface Guard {
  ask: Ask;
  /** The page that is guarded. */
  page: URL;
}

let guard: Guard | undefined;

/** What is behind the hash is a place on the same page. */
const isSamePage = (one: URL | Location, other: URL | Location) =>
  one.pathname === other.pathname && one.search === other.search;

/** Leaves the page: at once, or when the person agrees to lose what is not saved. */
export function leave(go: () => void): void {
  if (guard) guard.ask(go);
  else go();
}

/** Whether going there would lose something. */
export const wouldLose = (href: string): boolean =>
  guard !== undefined && !isSamePage(new URL(href, location.href), location);

/**
 * Has somebody asked before the page is left, by a link (see AppLink), by Back and Forward, or by closing it,
 * until the returned function is called. The page must keep its address meanwhile.
 */
export function guardLeaving(ask: Ask): () => void {
  const own = { ask, page: new URL(location.href) };
  guard = own;
  addEventListener('beforeunload', onUnload);
  return () => {
    if (guard !== own) return;
    guard = undefined;
    removeEventListener('beforeunload', onUnload);
  };
}

/** What the browser then asks, and in which words, is its own affair. */
function onUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

// Back cannot be prevented. It has happened when this is called, but the router has not been told yet: a window
// tells its listeners in the order in which they came, and this one comes with the code. Before anybody hears of
// it, the page's entry is put back behind the one that Back led to. The address is the page's again then, and
// one step back is where the person wanted to go.
addEventListener('popstate', (event) => {
  if (!guard || isSamePage(location, guard.page)) return;
  event.stopImmediatePropagation();
  history.pushState(null, '', guard.page);
  guard.ask(() => history.back());
});
