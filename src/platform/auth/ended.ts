import { create } from 'zustand';

/**
 * Whose session the host has ended, until somebody signs in. It is null if nobody's has: whoever signs out knows why they are
 * asked to sign in.
 */
export const useEnded = create<{ email: string | null }>(() => ({ email: null }));

export const ended = {
  note: (email: string | undefined) => useEnded.setState({ email: email ?? null }),
  forget: () => useEnded.setState({ email: null }),
};
