import { isAbsolute, join } from 'node:path';

const root = join(import.meta.dirname, '..', '..', '..', '..');

/** Where the mock keeps its data, by the setting `MOCK_DATABASE`; null if it keeps nothing. */
export function databasePath(setting = process.env.MOCK_DATABASE): string | null {
  if (setting === 'off') return null;
  const path = setting || 'mock-server/.data/mock.sqlite';
  return isAbsolute(path) ? path : join(root, path);
}
