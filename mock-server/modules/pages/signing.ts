import { createHash } from 'node:crypto';
import type { TenantState } from '../../core/state/model.ts';
import type { StoredPage } from '../../core/state/pages.ts';
import { contentOf } from './text.ts';

/** JSON with its keys in order and without spaces (RFC 8785). */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, inner]) => `${JSON.stringify(name)}:${canonical(inner)}`);
  return `{${members.join(',')}}`;
}

/** Returns the hash of what a signature is for. */
export function hashOf(state: Pick<TenantState, 'pageUpdates'>, page: StoredPage): string {
  const { title, date, report, minutes } = page;
  const signed = {
    ...{ title, date, content: contentOf(state, page.id) },
    ...(report && { report: { ...report, version: undefined } }),
    ...(minutes && { minutes: { ...minutes, version: undefined } }),
  };
  return createHash('sha256').update(canonical(signed)).digest('hex');
}
