import { navigate, useBrowserLocation } from 'wouter/use-browser-location';
import { leaveFor, stepBack } from './leaveGuard';

const here = () => location.pathname + location.search;
/** The state of an entry of the history. */
interface Entry {
  /** The address that opened it. */
  from?: string;
}
const entry = (): Entry => history.state ?? {};

/** Opens an address as a new entry, which knows where it was opened from. */
export function push(to: string): void {
  navigate(to, { state: { from: here() } });
}

/** Shows an address in place of the present one. */
export function replace(to: string): void {
  navigate(to, { replace: true, state: history.state });
}

/** Leads back to an address: by a step back if it opened this one, so that Back does not lead forward again. */
export function returnTo(to: string): void {
  if (entry().from === to) stepBack();
  else replace(to);
}

const go: typeof navigate = (to, options) =>
  leaveFor(to, () => {
    if (options?.replace) navigate(to, { state: history.state, ...options });
    else navigate(to, { ...options, state: { from: here(), ...(options?.state ?? {}) } });
  });

/** The location of the router. Whatever opens another address through it asks first if unsaved changes would be lost. */
export const useGuardedLocation: typeof useBrowserLocation = (options) => [
  useBrowserLocation(options)[0],
  go,
];
