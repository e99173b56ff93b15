import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import type { z } from 'zod';

/**
 * Reads what the demo shows from a JSON or CSV file, whose first line names the columns. A module reads its file once,
 * when it is loaded.
 * @throws if the content does not match the schema
 */
export function readDemo<T>(folder: string, name: string, schema: z.ZodType<T>): T {
  const text = readFileSync(join(folder, name), 'utf8');
  return schema.parse(name.endsWith('.csv') ? parse(text, { columns: true }) : JSON.parse(text));
}
