import { sleep } from './timers.ts';

/** Long enough for a busy machine. Passing tests do not take longer. */
const PATIENCE_MS = 60_000;
const FIRST_MS = 4;
const LONGEST_MS = 60;

/** A function of any kind. */
export type Caller = (...given: never[]) => unknown;

/**
 * Looks until there is a value.
 *
 * @param caller the function of the test, at which the stack of the error starts
 * @param look returns the value, or why there is none yet
 */
export async function until<T>(caller: Caller, look: () => { value: T } | string): Promise<T> {
  const failure = new Error();
  Error.captureStackTrace(failure, caller);
  const end = performance.now() + PATIENCE_MS;
  for (let pause = FIRST_MS; ; pause = Math.min(pause * 1.5, LONGEST_MS)) {
    const found = look();
    if (typeof found !== 'string') return found.value;
    if (performance.now() > end) {
      failure.message = `${found}\n\nThe screen shows:\n${shown()}`;
      throw failure;
    }
    await sleep(pause);
  }
}

/** The texts on the screen, for the message of a failure. */
function shown(): string {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (parentElement?.tagName !== 'STYLE') texts.push(textContent?.trim() ?? '');
  }
  return texts.filter(Boolean).join(' | ').slice(0, 2000);
}
