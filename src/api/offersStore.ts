import { create } from 'zustand';

export interface Offers {
  /** The operations that the host offers. Null for all of them, also while the host has not said what it offers. */
  operations: ReadonlySet<string> | null;
  /** Method and path of each. */
  calls: ReadonlySet<string> | null;
  /** The actions that they do, by their name in `permittedActions` of a project or the account. Empty for all operations. */
  actions: readonly string[];
}

/** Where a browser keeps the names of the last visit; `null` for all operations. */
export const OFFERS_KEY = 'host-offers';

export const everything: Offers = { operations: null, calls: null, actions: [] };
export const offersStore = create<Offers>(() => everything);

/** The names of the last visit as they are stored; null if the browser has none or blocks its storage. */
export function storedOffers(): string | null {
  try {
    return localStorage.getItem(OFFERS_KEY);
  } catch {
    return null;
  }
}
