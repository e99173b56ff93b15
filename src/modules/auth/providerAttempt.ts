import { tabStorage } from '@/shared/storage';

/** What the tab keeps while the person is at the provider of their company. */
interface Attempt {
  /** Proves that this browser began the sign-in. */
  attempt: string;
  /** The path to open after sign-in. */
  next: string;
}

const KEY = 'provider-login';

/**
 * In the storage of the tab: another tab, or an address that somebody sends, completes nothing. A browser that forbids it
 * says afterward that the sign-in failed.
 */
export const keepAttempt = (attempt: Attempt): boolean =>
  tabStorage.set(KEY, JSON.stringify(attempt));

export function readAttempt(): Attempt | null {
  try {
    const { attempt, next } = JSON.parse(tabStorage.get(KEY) ?? '{}') as Partial<Attempt>;
    return attempt && next ? { attempt, next } : null;
  } catch {
    return null;
  }
}

/** Returns the sign-in that was begun, once. */
export function takeAttempt(): Attempt | null {
  const attempt = readAttempt();
  tabStorage.remove(KEY);
  return attempt;
}
