import { convertModel } from '../../mock-server/models/convert.ts';
import { largeIfc } from './largeIfc.ts';

const MB = 1_000_000;
/** Sizes of files that design programs write, in megabytes. */
const SIZES = [27, 53, 165];

/** The longest that the bar stood still, in milliseconds. */
class Bar {
  #last = performance.now();
  longest = 0;
  steps = 0;

  note(): void {
    const now = performance.now();
    this.longest = Math.max(this.longest, now - this.#last);
    this.#last = now;
    this.steps += 1;
  }
}

/** Converts large IFC files, and prints the time and the memory that each takes. */
export async function measureModels(sizes: readonly number[] = SIZES): Promise<void> {
  for (const size of sizes) {
    const { data, elements } = largeIfc(size * MB);
    const bar = new Bar();
    let peak = 0;
    const timer = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage.rss());
    }, 200);
    const before = process.cpuUsage();
    const start = performance.now();
    try {
      const signal = new AbortController().signal;
      const done = await convertModel('ifc', data, { signal, onProgress: () => bar.note() });
      bar.note();
      if (done.elements.length !== elements) {
        throw new Error(`${done.elements.length} of ${elements} elements were found.`);
      }
      const { user, system } = process.cpuUsage(before);
      const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
      console.log(
        `IFC of ${size} MB, ${elements} elements: ${seconds(performance.now() - start)}, ` +
          `${seconds((user + system) / 1000)} of processor, ${Math.round(peak / MB)} MB of memory, ` +
          `fragments of ${((done.data?.length ?? 0) / MB).toFixed(1)} MB, ` +
          `${bar.steps} steps of the bar, the longest ${seconds(bar.longest)}`,
      );
    } finally {
      clearInterval(timer);
    }
  }
}
