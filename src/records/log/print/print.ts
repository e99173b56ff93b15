import type { RecordRow } from '../log';

/** What is printed: a list with its columns, or whole records with their photos. */
export type PrintKind = 'list' | 'records';

/** The most rows and records of one print. More take minutes and hundreds of pages. */
export const PRINT_LIMIT = { list: 1000, records: 100 } as const;

/** Calls at a time. Browsers send no more to one host. */
const AT_ONCE = 6;

/** Loads whole records in the order of their rows. @throws The first failure. */
export async function loadRecords<Item>(
  rows: readonly RecordRow[],
  read: (row: RecordRow) => Promise<Item>,
  onProgress: (loaded: number) => void,
): Promise<Item[]> {
  const records: Item[] = [];
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    records.push(...(await Promise.all(rows.slice(from, from + AT_ONCE).map(read))));
    onProgress(records.length);
  }
  return records;
}
