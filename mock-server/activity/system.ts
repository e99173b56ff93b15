import { type ActivityEntry, addEntry } from '../state/activity.ts';
import type { Processing } from '../state/model.ts';
import type { Tenant } from '../state/store.ts';

/** Logs the end of a conversion, which nobody is there to see. Call it before `tenant.changed()`. */
export function noteProcessed(
  tenant: Tenant,
  { type, module }: { type: 'scan' | 'model'; module: ActivityEntry['module'] },
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
