import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { entryKey } from './entryKey';

/** What entries of the history remember as long as the page is open. */
const kept = new Map<string, unknown>();
const MOST = 300;

addEventListener('session-end', () => kept.clear());

/** A state that is back when Back or Forward leads to its entry again, such as what was selected in a list. */
export function useEntryState<T>(name: string, initial: T): [T, Dispatch<SetStateAction<T>>] {
  const [value, setValue] = useState(() => {
    const place = `${entryKey()} ${name}`;
    return kept.has(place) ? (kept.get(place) as T) : initial;
  });
  const path = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another entry
  useEffect(() => {
    const place = `${entryKey()} ${name}`;
    kept.delete(place);
    kept.set(place, value);
    const [oldest] = kept.keys();
    if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
  }, [name, value, path]);
  return [value, setValue];
}
