import { useState } from 'react';

export interface Offered {
  words: string;
  run: () => void;
}

export type OfferUndo = (words: string, run: () => void) => void;

/** The latest step that can be taken back. */
export function useUndo() {
  const [offered, setOffered] = useState<Offered | null>(null);
  return {
    offered,
    offer: (words: string, run: () => void) => setOffered({ words, run }),
    clear: () => setOffered(null),
  };
}
