import { type RefObject, useRef } from 'react';
import { isOutdated } from '@/api/apiError';

interface Versioned {
  version: number;
}

interface Options<Known extends Versioned, Body extends Versioned> {
  /** What the user sees. */
  known: Known;
  write: (body: Body) => Promise<unknown>;
  /** What is known now, after writes that came before. */
  latest: () => Known;
  /** Reads what the host has now. */
  read: () => Promise<Known>;
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Saves the sections of a report one after the other. Several people fill in a report at once, so a newer version is no
 * conflict as long as nobody else has changed the same section.
 */
export function useSections<Known extends Versioned, Body extends Versioned>(
  options: Options<Known, Body>,
): (part: Omit<Body, 'version'>) => Promise<void> {
  const before = useRef<Promise<unknown>>(Promise.resolve());
  return (part) => inTurn(before, () => save(options, part));
}

function inTurn(before: RefObject<Promise<unknown>>, run: () => Promise<void>): Promise<void> {
  const done = before.current.then(run, run);
  before.current = done;
  return done;
}

async function save<Known extends Versioned, Body extends Versioned>(
  { known, write, latest, read }: Options<Known, Body>,
  part: Omit<Body, 'version'>,
): Promise<void> {
  const bodyAt = (version: number) => ({ ...part, version }) as Body;
  try {
    await write(bodyAt(latest().version));
  } catch (error) {
    if (!isOutdated(error)) throw error;
    const now = await read();
    const isUntouched = (key: string) => isSame(Reflect.get(now, key), Reflect.get(known, key));
    if (!Object.keys(part).every(isUntouched)) throw error;
    await write(bodyAt(now.version));
  }
}
