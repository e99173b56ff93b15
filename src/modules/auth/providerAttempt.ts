/** What the tab keeps while the person is at the provider of their company. */
interface Attempt {
  /** Proves that this browser began the sign-in. */
  attempt: string;
  /** The path to open after sign-in. */
  next: string;
}

const KEY = 'provider-login';

/** In the storage of the tab: another tab, or an address that somebody sends, completes nothing. */
export const keepAttempt = (attempt: Attempt): void =>
  sessionStorage.setItem(KEY, JSON.stringify(attempt));

export function readAttempt(): Attempt | null {
  try {
    const { attempt, next } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Attempt>;
    return attempt && next ? { attempt, next } : null;
  } catch {
    return null;
  }
}

/** Returns the sign-in that was begun, once. */
export function takeAttempt(): Attempt | null {
  const attempt = readAttempt();
  sessionStorage.removeItem(KEY);
  return attempt;
}
