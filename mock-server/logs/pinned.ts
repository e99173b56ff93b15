import type { components } from '../generated/contract.d.ts';
import { lookUp } from '../state/model.ts';
import { actionsOf, sees } from './access.ts';
import { allLogs } from './allLogs.ts';
import type { LogCall, Viewer } from './viewer.ts';

type Schemas = components['schemas'];

/** A record as a pin shows it. */
export interface PinnedRecord {
  shown: Pick<Schemas['PinnedRecord'], 'number' | 'title' | 'status'>;
  mayPin: boolean;
  mayChange: boolean;
}

/** Returns the record of a pin by the rules of its log, or null if the caller cannot see it. */
export function pinnedRecord(
  { tenant }: LogCall,
  viewer: Viewer,
  { type, id }: Schemas['PinRecord'],
): PinnedRecord | null {
  const log = allLogs[type];
  const record = lookUp(log.records(tenant.state), id);
  if (!record || !sees(log, viewer, record)) return null;
  const { number, title, status } = record;
  const actions = actionsOf(log, viewer, record);
  return {
    shown: { number, title, status },
    // Like a comment, a pin adds to a record and changes nothing in it.
    mayPin: actions.includes('comment'),
    mayChange: actions.includes('update'),
  };
}
