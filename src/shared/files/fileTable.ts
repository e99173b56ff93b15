import { readInWorker } from './readInWorker';
import { MOST_BYTES } from './tableLimits';
import { TooLarge } from './tooLarge';
import { tooLargeText } from './tooLargeText';

/**
 * Returns the cells of a CSV or XLSX file as texts, or why it is refused. A worker reads it, because a small file can take
 * all memory. What the texts mean is for `readNumber` and `readDate` (src/shared/format) to say, column by column.
 */
export async function tableOf(
  file: File,
  signal: AbortSignal,
): Promise<{ read?: string[][]; fault?: string }> {
  if (file.size > MOST_BYTES) return { fault: 'The file is larger than 10 MB.' };
  try {
    const worker = new Worker(new URL('./table.worker.ts', import.meta.url), { type: 'module' });
    const read = await readInWorker<string[][]>(worker, file, signal);
    return read.length < 2
      ? { fault: 'The file has no rows below the names of the columns.' }
      : { read };
  } catch (error) {
    if (error instanceof TooLarge) return { fault: tooLargeText(error) };
    return { fault: 'The file cannot be read. Save it as CSV or XLSX.' };
  }
}
