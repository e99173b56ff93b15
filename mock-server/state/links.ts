import type { components } from '../generated/contract.d.ts';
import type { LogRecord } from './logs.ts';
import type { TenantState } from './model.ts';

type RecordLink = components['schemas']['RecordLink'];

/** Takes the links to something that is gone off all records; a record of a log is never gone for good. */
export function unlink({ punchItems, rfis, submittals }: TenantState, gone: RecordLink) {
  const isGone = ({ type, id }: RecordLink) => type === gone.type && id === gone.id;
  for (const records of [punchItems, rfis, submittals] as Record<string, LogRecord>[]) {
    for (const record of Object.values(records)) {
      if (!record.linked.some(isGone)) continue;
      // Another in its place: the seed's are shared by all tenants.
      records[record.id] = { ...record, linked: record.linked.filter((link) => !isGone(link)) };
    }
  }
}
