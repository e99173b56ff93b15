import { useEffect } from 'react';
import { create } from 'zustand';

/** The records that the user writes in, with the number of their forms. */
const writing = create<{ forms: Readonly<Record<string, number>> }>(() => ({ forms: {} }));

const count = (recordId: string, change: number) =>
  writing.setState(({ forms }) => ({
    forms: { ...forms, [recordId]: Math.max(0, (forms[recordId] ?? 0) + change) },
  }));

/** Tells others that the user writes in a record, while this is true. */
export function useWriting(recordId: string | null, isWriting: boolean): void {
  useEffect(() => {
    if (!isWriting || recordId === null) return;
    count(recordId, 1);
    return () => count(recordId, -1);
  }, [recordId, isWriting]);
}

export const useIsWriting = (recordId: string): boolean =>
  writing(({ forms }) => (forms[recordId] ?? 0) > 0);
