import type { GuardedHandlers } from '../../../core/access.ts';
import { orderOf, pageReply } from '../../../core/lists/page.ts';
import { placeIn, searchesFor } from '../../../core/lists/search.ts';
import { personOf } from '../../../core/members/people.ts';
import { viewerOf } from '../../../core/members/viewer.ts';
import { linkedRecords } from '../../records/links.ts';
import type { access } from '../access.ts';
import { messagesOf } from '../rights.ts';
import { threadsOf } from '../unread.ts';
import { textOf, titleOf } from '../view.ts';

/** Characters of a hit, and how many of them come before the first word. */
const SHOWN = 200;
const BEFORE = 60;

/** Returns the part of a text around the first word of a search. */
function around(text: string, q: string | undefined): string {
  const position = placeIn(text, q);
  if (text.length <= SHOWN || position <= BEFORE) return text.slice(0, SHOWN);
  return `…${text.slice(position - BEFORE, position - BEFORE + SHOWN - 1)}`;
}

export const handlers = {
  listMessageHits(call) {
    const { projectId } = call.params;
    const { q, recordType: type, recordId: id } = call.query;
    const { member } = call;
    const { state } = call.tenant;
    const viewer = viewerOf(call, projectId);
    const link = type && id ? { type, id } : null;
    const isSeen = link && viewer && linkedRecords(call, viewer, [link]).length > 0;
    const isFound = searchesFor(q);
    const threads = (!q?.trim() && !link) || (link && !isSeen) ? [] : threadsOf(call, member);
    const found = threads.flatMap((thread) =>
      messagesOf(state, thread).flatMap((message, index) => {
        const { deletedAt, event, records, body, attachments } = message;
        const isLinked = records.some((record) => record.type === type && record.id === id);
        if (deletedAt !== null || event || (link && !isLinked)) return [];
        const names = attachments.map(({ fileName }) => fileName);
        return isFound(body, ...names) ? [{ ...message, thread, position: index + 1 }] : [];
      }),
    );
    const latest = orderOf<(typeof found)[number]>('-createdAt', ({ createdAt }) => createdAt);
    return pageReply(found, latest, call.query, ({ thread, position, ...message }) => ({
      id: message.id,
      threadId: thread.id,
      kind: thread.kind,
      title: titleOf(call, thread, member.membership.userId),
      position,
      createdAt: message.createdAt,
      createdBy: personOf(call, message.createdById),
      text: message.body ? around(message.body, q) : textOf(message),
    }));
  },
} satisfies GuardedHandlers<typeof access>;
