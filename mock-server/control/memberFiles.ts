import { kindOf, kindOfTarget } from '../core/kinds/registry.ts';
import { seerOf } from '../core/kinds/seer.ts';
import { opensFilesOf } from '../core/kinds/sees.ts';
import { memberOf } from '../core/members/members.ts';
import type { LogCall } from '../core/members/viewer.ts';
import { lookUp, type StoredFile, type User } from '../core/state/model.ts';
import { type FileHolder, readGrant } from '../core/state/sessions/grants.ts';
import type { Tenant } from '../core/state/tenant.ts';
import { opensFile } from '../modules/documents/opened.ts';
import { access } from '../modules/messages/access.ts';

/** Whether the caller gets a file, as they see the record that it belongs to. */
function opens(call: LogCall, fileId: string, { kind: type, id }: FileHolder): boolean {
  const { state } = call.tenant;
  // A discussion of a record has no thread of its own in the state.
  if (type === 'message_thread') {
    const projectId = lookUp(state.threads, id)?.projectId ?? '';
    const member = memberOf(call, projectId);
    return member !== null && access.threadId.find({ ...call, member }, id) !== null;
  }
  if (!opensFilesOf(seerOf(call), kindOf(type) ?? kindOfTarget(type), id)) return false;
  return type !== 'document' || opensFile(call, id, fileId);
}

/**
 * Returns the file that a member's address leads to and the seconds until it ends; `ended` if it was altered, its time is
 * over, or the member no longer sees the record, and null if the file is gone.
 */
export function memberFile(
  tenant: Tenant,
  { fileId, grant }: { fileId: string; grant: string },
  now: number,
): { file: StoredFile; seconds: number } | 'ended' | null {
  const file = lookUp(tenant.state.files, fileId);
  if (!file) return null;
  const granted = readGrant(tenant, grant, now);
  const user: User | undefined = granted ? lookUp(tenant.state.users, granted.userId) : undefined;
  if (!granted || !user || granted.fileId !== fileId) return 'ended';
  const call = { tenant, now, origin: '', user: () => user };
  return opens(call, fileId, granted.holder) ? { file, seconds: granted.seconds } : 'ended';
}
