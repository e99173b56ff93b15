import { isHost } from './host.ts';

const names = [
  ['setTimeout', 'clearTimeout'],
  ['setInterval', 'clearInterval'],
  ['requestAnimationFrame', 'cancelAnimationFrame'],
] as const;

type Start = (callback: () => void, ...rest: unknown[]) => unknown;

/** Node's own, for waiting in tests. */
const wait = globalThis.setTimeout;
export const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    wait(resolve, milliseconds);
  });

/**
 * Ends all timers of a page when it closes, as a browser does. Otherwise, a late one would disturb the next test.
 *
 * @returns ends the timers
 */
export function followTimers(): () => void {
  const stops = names.map(([start, stop]) => {
    const original = Reflect.get(globalThis, start) as Start;
    const end = Reflect.get(globalThis, stop) as (timer: unknown) => void;
    const running = new Set<unknown>();
    Reflect.set(globalThis, start, (...given: Parameters<Start>) => {
      const timer = original(...given);
      if (!isHost()) running.add(timer);
      return timer;
    });
    return () => {
      Reflect.set(globalThis, start, original);
      for (const timer of running) end(timer);
    };
  });
  return () => {
    for (const stop of stops) stop();
  };
}
