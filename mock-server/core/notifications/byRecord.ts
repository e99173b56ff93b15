import type { Notice } from '../state/notices.ts';

/** Notifications by record, in their order. None of the lists is empty. */
export function byRecord(notices: readonly Notice[]): [Notice, ...Notice[]][] {
  const records = new Map<string, [Notice, ...Notice[]]>();
  for (const notice of notices) {
    const known = records.get(notice.record.id);
    if (known) known.push(notice);
    else records.set(notice.record.id, [notice]);
  }
  return [...records.values()];
}
