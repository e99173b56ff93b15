import type { components } from '../../../generated/contract.d.ts';
import type { TenantState } from '../model.ts';
import type { LogRecord } from './logs.ts';

type RecordLink = components['schemas']['RecordLink'];

/** Removes the links to a deleted scan from all records. Deleted log records stay in the state, with their links. */
export function unlink({ punchItems, rfis, submittals }: TenantState, gone: RecordLink) {
  const isGone = ({ type, id }: RecordLink) => type === gone.type && id === gone.id;
  for (const records of [punchItems, rfis, submittals] as Record<string, LogRecord>[]) {
    for (const record of Object.values(records)) {
      if (!record.linked.some(isGone)) continue;
      // Replaces the record, because tenants share the seeded ones.
      records[record.id] = { ...record, linked: record.linked.filter((link) => !isGone(link)) };
    }
  }
}
