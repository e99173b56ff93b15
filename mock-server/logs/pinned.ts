import type { components } from '../generated/contract.d.ts';
import type { LogRecord } from '../state/logs.ts';
import { lookUp } from '../state/model.ts';
import { actionsOf, sees } from './access.ts';
import type { AnyLog } from './log.ts';
import { punchItemLog } from './punchItems.ts';
import { rfiLog } from './rfis.ts';
import { submittalLog } from './submittals.ts';
import type { LogCall, Viewer } from './viewer.ts';

type Schemas = components['schemas'];

/** A record as a pin shows it. */
export interface PinnedRecord {
  shown: Pick<Schemas['PinnedRecord'], 'number' | 'title' | 'status'>;
  mayPin: boolean;
  mayChange: boolean;
}

function find<R extends LogRecord>(
  log: AnyLog<R>,
  { tenant }: LogCall,
  viewer: Viewer,
  id: string,
): PinnedRecord | null {
  const record = lookUp(log.records(tenant.state), id);
  if (!record || !sees(log, viewer, record)) return null;
  const { number, title, status } = record;
  const actions = actionsOf(log, viewer, record);
  return {
    shown: { number, title, status },
    // A pin says something of a record and changes nothing in it, as a comment does.
    mayPin: actions.includes('comment'),
    mayChange: actions.includes('update'),
  };
}

/** The record of a pin, by the rules of its own list; null when the caller may not know of it, or it is gone. */
export function pinnedRecord(
  call: LogCall,
  viewer: Viewer,
  { type, id }: Schemas['PinRecord'],
): PinnedRecord | null {
  switch (type) {
    case 'punch_item':
      return find(punchItemLog, call, viewer, id);
    case 'rfi':
      return find(rfiLog, call, viewer, id);
    case 'submittal':
      return find(submittalLog, call, viewer, id);
  }
}
