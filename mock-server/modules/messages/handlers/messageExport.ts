import type { GuardedHandlers, MemberCall } from '../../../core/access.ts';
import { csv, csvReply } from '../../../core/lists/csv.ts';
import { orderOf, pageReply } from '../../../core/lists/page.ts';
import { searchesFor } from '../../../core/lists/search.ts';
import { closedProject } from '../../../core/members/members.ts';
import { fullNameOf, nameOf, personOf } from '../../../core/members/people.ts';
import type { LogCall } from '../../../core/members/viewer.ts';
import { isGranted } from '../../../core/permissions/grants.ts';
import { addEntry } from '../../../core/state/activity.ts';
import {
  appendMessage,
  type MessageThread,
  type StoredMessage,
} from '../../../core/state/messages.ts';
import { lookUp } from '../../../core/state/model.ts';
import { newId } from '../../../core/state/secrets.ts';
import { refuse } from '../../../engine/problem.ts';
import type { access } from '../access.ts';
import { announceMessage } from '../events.ts';
import { messagesOf } from '../rights.ts';

const isExportable = ({ kind }: MessageThread): boolean => kind === 'direct' || kind === 'group';

/** Whoever looks as somebody else exports nothing. */
const mayExport = ({ member, user }: MemberCall): boolean =>
  isGranted('message-exports', member.membership.role, 'export') && !user().viewing;

const people = ({ tenant }: LogCall, { memberIds }: MessageThread): string =>
  memberIds
    .map((id) => fullNameOf(tenant, id))
    .sort()
    .join(' and ');

const rowOf = ({ tenant }: LogCall, message: StoredMessage, index: number): string[] => [
  String(index + 1),
  message.createdAt,
  fullNameOf(tenant, message.createdById),
  message.deletedAt === null ? message.body : 'Message deleted',
  message.attachments.map(({ fileName }) => fileName).join(', '),
];

export const handlers = {
  listExportableThreads(call) {
    const { projectId } = call.params;
    if (!mayExport(call)) return refuse('FORBIDDEN');
    const { state } = call.tenant;
    const finds = searchesFor(call.query.q);
    const threads = Object.values(state.threads).filter(
      (thread) =>
        thread.projectId === projectId &&
        isExportable(thread) &&
        finds(thread.title, ...thread.memberIds.map((id) => nameOf(call.tenant, id))),
    );
    const lastOf = (thread: MessageThread) => messagesOf(state, thread).at(-1)?.createdAt ?? null;
    return pageReply(threads, orderOf('-latest', lastOf), call.query, (thread) => ({
      id: thread.id,
      kind: thread.kind,
      title: thread.title,
      members: thread.memberIds
        .map((id) => personOf(call, id))
        .sort((a, b) => a.name.localeCompare(b.name, 'en')),
      messageCount: messagesOf(state, thread).length,
      lastMessageAt: lastOf(thread),
    }));
  },

  exportMessageThread(call) {
    const { projectId, threadId } = call.params;
    if (call.member.project.status === 'closed') return closedProject();
    if (!mayExport(call)) return refuse('FORBIDDEN');
    const { state } = call.tenant;
    const thread = lookUp(state.threads, threadId);
    if (thread?.projectId !== projectId || !isExportable(thread)) return refuse('NOT_FOUND');
    const reason = call.body.reason.trim();
    const at = new Date(call.now).toISOString();
    const actorId = call.user().id;
    const messages = messagesOf(state, thread);
    const rows = messages.map((message, index) => rowOf(call, message, index));
    // The members have read what was there before, as far as they had; the note of the export is new for all of them.
    for (const userId of thread.memberIds) {
      thread.states[userId] ??= {
        ...{ readUpTo: messages.length, muted: false, starred: false },
        archived: false,
      };
    }
    const note: StoredMessage = {
      id: newId('msg'),
      body: reason,
      createdAt: at,
      createdById: actorId,
      ...{ editedAt: null, deletedAt: null, replyToId: null, pinnedAt: null },
      ...{ mentionIds: [], records: [], attachments: [], reactions: {} },
      event: 'exported',
    };
    const position = appendMessage(state, thread.id, note);
    announceMessage(call, 'message.created', thread, { id: note.id, position });
    addEntry(state, {
      at,
      actorKind: 'person',
      actorId,
      action: 'exported',
      module: 'messages',
      projectId,
      record: {
        type: 'message_thread',
        id: thread.id,
        number: null,
        title: thread.title || `Conversation of ${people(call, thread)}`,
      },
      changes: [],
      reason,
    });
    const head = ['Number', 'Time', 'Person', 'Message', 'Files'];
    return csvReply('conversation', call.now, csv(head, rows));
  },
} satisfies GuardedHandlers<typeof access>;
