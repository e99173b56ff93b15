import { seesDocument } from '../documents/access.ts';
import { allLogs } from '../logs/allLogs.ts';
import { find } from '../logs/write.ts';
import { memberOf } from '../members/members.ts';
import { access as messages } from '../modules/messages/access.ts';
import { access as pages } from '../modules/pages/access.ts';
import { access as photos } from '../modules/photos/access.ts';
import { access as plans } from '../modules/plans/access.ts';
import { access as tours } from '../modules/tours/access.ts';
import { projectActions } from '../permissions/projects.ts';
import type { MemberCall } from '../server/access.ts';
import { type FileHolder, readGrant } from '../state/grants.ts';
import { lookUp, type StoredFile, type User } from '../state/model.ts';
import type { Tenant } from '../state/store.ts';
import type { MediaCall } from './photoView.ts';

/** Where the records are that every member of the project sees. */
const SEEN_BY_MEMBERS = {
  scan: 'scans',
  model: 'models',
  video: 'videos',
} as const;

/** Whether the caller sees the record that a file belongs to. */
function sees(call: MediaCall, { kind, id }: FileHolder): boolean {
  const { state } = call.tenant;
  const projectOf = (records: Record<string, { projectId: string }>) =>
    lookUp(records, id)?.projectId ?? '';
  /** The question that the guard asks about the path of the record. */
  const isFound = <R extends { projectId: string }>(
    find: (
      call: Pick<MemberCall, 'tenant' | 'user' | 'member'>,
      id: string,
    ) => object | null | undefined,
    records: Record<string, R>,
  ) => {
    const member = memberOf(call, projectOf(records));
    return member !== null && Boolean(find({ tenant: call.tenant, user: call.user, member }, id));
  };
  switch (kind) {
    case 'project':
      return memberOf(call, id) !== null;
    case 'photo':
      return isFound(photos.photoId.find, state.photos);
    case 'tour':
      return isFound(tours.tourId.find, state.tours);
    case 'cam': {
      const member = memberOf(call, projectOf(state.fieldCams));
      return Boolean(
        member && projectActions(member.membership, member.project).includes('view_field_cams'),
      );
    }
    case 'sheet':
      return isFound(plans.sheetId.find, state.sheets);
    case 'message_thread':
      return isFound(messages.threadId.find, state.threads);
    case 'page':
      return isFound(pages.pageId.find, state.pages);
    case 'document': {
      const found = lookUp(state.documents, id);
      const member = found && memberOf(call, found.projectId);
      return Boolean(member && seesDocument(state, member.membership, found));
    }
    case 'scan':
    case 'model':
    case 'video':
      return memberOf(call, projectOf(state[SEEN_BY_MEMBERS[kind]])) !== null;
    default: {
      const log = allLogs[kind];
      return !('refused' in find(log, call, { projectId: projectOf(log.records(state)), id }));
    }
  }
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
  return sees(call, granted.holder) ? { file, seconds: granted.seconds } : 'ended';
}
