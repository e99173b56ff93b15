import { type ActivityEntry, addEntry } from '../state/activity.ts';
import type { Call } from '../state/call.ts';
import type { Processing } from '../state/model.ts';
import type { Tenant } from '../state/store.ts';

interface Part {
  type: 'scan' | 'model';
  module: ActivityEntry['module'];
}

export const SCANS: Part = { type: 'scan', module: 'scans' };
export const MODELS: Part = { type: 'model', module: 'models' };

/** Logs that somebody started or canceled a conversion. */
export function noteProcessing(
  { tenant, user, now }: Pick<Call<unknown>, 'tenant' | 'user' | 'now'>,
  part: Part,
  { id, title, projectId }: { id: string; title: string; projectId: string },
  [from, to]: readonly [from: Processing['state'], to: Processing['state']],
): void {
  addEntry(tenant.state, {
    at: new Date(now).toISOString(),
    actorKind: 'person',
    actorId: user().id,
    action: 'updated',
    module: part.module,
    projectId,
    record: { type: part.type, id, number: null, title },
    changes: [{ field: 'processing', from, to }],
    reason: null,
  });
}

/** Logs the end of a conversion, which nobody is there to see. Call it before `tenant.changed()`. */
export function noteProcessed(
  tenant: Tenant,
  { type, module }: { type: 'scan' | 'model' | 'plan_set'; module: ActivityEntry['module'] },
  { id, title, projectId }: { id: string; title: string; projectId: string },
  { state, error }: Processing,
): void {
  addEntry(tenant.state, {
    at: new Date(tenant.now()).toISOString(),
    actorKind: 'system',
    actorId: null,
    action: 'updated',
    module,
    projectId,
    record: { type, id, number: null, title },
    changes: [{ field: 'processing', from: 'running', to: state }],
    reason: error?.message ?? null,
  });
}
