import { navigate, useBrowserLocation } from 'wouter/use-browser-location';
import { leaveFor, stepBack } from './leaveGuard';

const here = () => location.pathname + location.search;
/** Addresses that an entry of the history remembers. */
const MOST = 12;

/** The state of an entry of the history. */
interface Entry {
  /** The addresses before it, the last one last. */
  trail?: readonly string[];
  /** Tells the entry from the others of the tab, of which only the first one has none. */
  key?: string;
}
const trail = () => ((history.state as Entry | null)?.trail ?? []).slice(-MOST);

/** Opens an address as a new entry, which knows where it was opened from. */
export function push(to: string | URL): void {
  navigate(to, { state: { key: `${Math.random()}`, trail: [...trail(), here()] } });
}

/** Shows an address in place of the present one. */
export const replace = (to: string | URL): void =>
  navigate(to, { replace: true, state: history.state });

/** Leads back to an address: by steps back if it was shown before, so that Back does not lead forward again. */
export function returnTo(to: string): void {
  const before = trail();
  const place = before.lastIndexOf(to);
  if (place >= 0) stepBack(before.length - place);
  else replace(to);
}

/** Leads back to an address; asks first if unsaved changes would be lost. */
export const leaveBackTo = (to: string): void => leaveFor(to, () => returnTo(to));

const go: typeof navigate = (to, options) =>
  leaveFor(to, () => {
    if (options?.replace) navigate(to, { state: history.state, ...options });
    else push(to);
  });

/** The location of the router. Whatever opens another address through it asks first if unsaved changes would be lost. */
export const useGuardedLocation: typeof useBrowserLocation = (options) => [
  useBrowserLocation(options)[0],
  go,
];
