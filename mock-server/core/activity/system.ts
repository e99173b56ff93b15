import { kindOf } from '../kinds/registry.ts';
import { addEntry } from '../state/activity.ts';
import type { Call } from '../state/call.ts';
import type { Processing } from '../state/model.ts';
import type { Tenant } from '../state/tenant.ts';

/** The host converts the files of such a record. */
interface Converted {
  id: string;
  title: string;
  projectId: string;
}

/** An entry about the conversion of a record. */
function entryOf(type: string, { id, title, projectId }: Converted) {
  const module = kindOf(type)?.module;
  if (!module) throw new Error(`The log knows no ${type}.`);
  return {
    action: 'updated',
    module,
    projectId,
    record: { type, id, number: null, title },
  } as const;
}

/** Logs that somebody started or canceled a conversion. */
export function noteProcessing(
  { tenant, user, now }: Pick<Call<unknown>, 'tenant' | 'user' | 'now'>,
  type: string,
  record: Converted,
  [from, to]: readonly [from: Processing['state'], to: Processing['state']],
): void {
  addEntry(tenant.state, {
    at: new Date(now).toISOString(),
    actorKind: 'person',
    actorId: user().id,
    ...entryOf(type, record),
    changes: [{ field: 'processing', from, to }],
    reason: null,
  });
}

/** Logs the end of a conversion, which nobody is there to see. Call it before `tenant.changed()`. */
export function noteProcessed(
  tenant: Tenant,
  type: string,
  record: Converted,
  { state, error }: Processing,
): void {
  addEntry(tenant.state, {
    at: new Date(tenant.now()).toISOString(),
    actorKind: 'system',
    actorId: null,
    ...entryOf(type, record),
    changes: [{ field: 'processing', from: 'running', to: state }],
    reason: error?.message ?? null,
  });
}
