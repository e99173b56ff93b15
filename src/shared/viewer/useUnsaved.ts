import { useState } from 'react';

/** Returns what a measurement shows, without its number. */
const contentOf = ({ id: _, ...content }: { id: unknown }) => JSON.stringify(content);

/** Knows which measurements are in no saved view, so that leaving would lose them. */
export function useUnsaved<M extends { id: unknown }>() {
  const [saved, setSaved] = useState<ReadonlySet<string>>(new Set());
  return {
    unsavedOf: (measurements: readonly M[]) =>
      measurements.filter((each) => !saved.has(contentOf(each))),
    noteSaved: (measurements: readonly M[]) =>
      setSaved((before) => new Set([...before, ...measurements.map(contentOf)])),
  };
}
