import type { GuardedHandlers } from '../../../core/access.ts';
import { isMember } from '../../../core/members/people.ts';
import type { LogCall } from '../../../core/members/viewer.ts';
import type { StoredPage, StoredPageComment, StoredPageThread } from '../../../core/state/pages.ts';
import { newId } from '../../../core/state/secrets.ts';
import { invalid, refuse } from '../../../engine/problem.ts';
import { created, DONE, ok } from '../../../engine/success.ts';
import type { access } from '../access.ts';
import { storePage, writeText } from '../pageWrites.ts';
import { type FoundPage, foundIn, isLocked, pageActions } from '../rights.ts';
import { threadOf } from '../view.ts';
import { findQuote } from '../xml.ts';

const MAX_THREADS = 500;
const MAX_COMMENTS = 200;

interface FoundThread extends FoundPage {
  thread: StoredPageThread;
}

interface Input {
  body: string;
  mentions?: string[];
}

function mentionRefusal({ tenant }: LogCall, { projectId }: StoredPage, ids: readonly string[]) {
  const stranger = ids.findIndex((id) => !isMember(tenant, projectId, id));
  if (stranger < 0) return null;
  return invalid(`/mentions/${stranger}`, 'reference', 'must be a member of the project');
}

const commentOf = (call: LogCall, { body, mentions = [] }: Input): StoredPageComment => ({
  id: newId('pcm'),
  body: body.trim(),
  mentionIds: mentions,
  createdAt: new Date(call.now).toISOString(),
  createdById: call.user().id,
  editedAt: null,
});

/** Stores another state of a thread. */
function store(call: LogCall, found: FoundThread, changes: Partial<StoredPageThread>) {
  const thread = { ...found.thread, ...changes };
  const threads = found.page.threads.map((other) => (other.id === thread.id ? thread : other));
  const page = storePage(call, { ...found.page, threads });
  return threadOf(call, { ...found, page }, thread);
}

export const handlers = {
  listPageThreads(call) {
    const found = foundIn(call);
    return ok(found.page.threads.map((thread) => threadOf(call, found, thread)));
  },

  createPageThread(call) {
    const found = foundIn(call);
    if (isLocked(found.page)) return refuse('PAGE_LOCKED');
    const { page } = found;
    const { anchor, quote, body, mentions } = call.body;
    const refusal = mentionRefusal(call, page, mentions ?? []);
    if (refusal) return refusal;
    if (page.threads.some((other) => other.anchor === anchor)) {
      return invalid('/anchor', 'unique', 'must not be that of another thread');
    }
    if (page.threads.length >= MAX_THREADS) return refuse('LIMIT_REACHED');
    const thread: StoredPageThread = {
      id: newId('pth'),
      ...{ anchor, quote, resolvedAt: null, resolvedById: null },
      comments: [commentOf(call, { body, ...(mentions && { mentions }) })],
    };
    const stored = storePage(call, { ...page, threads: [...page.threads, thread] });
    // Whoever may write puts the mark in the text themselves.
    if (!pageActions(found).includes('edit')) {
      writeText(call, stored, (doc) => {
        const place = findQuote(doc, quote);
        const mark = { comment: { threadId: anchor } };
        place?.text.format(place.index, quote.length, mark);
      });
    }
    return created(threadOf(call, found, thread));
  },

  updatePageThread(call) {
    const found = { ...foundIn(call), thread: call.records.thread };
    if (isLocked(found.page)) return refuse('PAGE_LOCKED');
    const { resolved } = call.body;
    if ((found.thread.resolvedAt !== null) === resolved) {
      return ok(store(call, found, {}));
    }
    const changes = resolved
      ? { resolvedAt: new Date(call.now).toISOString(), resolvedById: call.user().id }
      : { resolvedAt: null, resolvedById: null };
    return ok(store(call, found, changes));
  },

  addPageComment(call) {
    const found = { ...foundIn(call), thread: call.records.thread };
    if (isLocked(found.page)) return refuse('PAGE_LOCKED');
    const refusal = mentionRefusal(call, found.page, call.body.mentions ?? []);
    if (refusal) return refusal;
    const { comments } = found.thread;
    if (comments.length >= MAX_COMMENTS) return refuse('LIMIT_REACHED');
    const reopened = { resolvedAt: null, resolvedById: null };
    const changes = { ...reopened, comments: [...comments, commentOf(call, call.body)] };
    return created(store(call, found, changes));
  },

  updatePageComment(call) {
    const { thread, comment } = call.records;
    const found = { ...foundIn(call), thread };
    if (isLocked(found.page)) return refuse('PAGE_LOCKED');
    const { body, mentions = comment.mentionIds } = call.body;
    const refusal = mentionRefusal(call, found.page, call.body.mentions ?? []);
    if (refusal) return refusal;
    const editedAt = new Date(call.now).toISOString();
    const next = { ...comment, body: body.trim(), mentionIds: mentions, editedAt };
    const comments = found.thread.comments.map((other) => (other.id === next.id ? next : other));
    return ok(store(call, found, { comments }));
  },

  deletePageComment(call) {
    const { page, thread, comment } = call.records;
    if (isLocked(page)) return refuse('PAGE_LOCKED');
    if (thread.comments[0] === comment) {
      const threads = page.threads.filter(({ id }) => id !== thread.id);
      storePage(call, { ...page, threads });
    } else {
      store(
        call,
        { ...foundIn(call), thread },
        { comments: thread.comments.filter(({ id }) => id !== comment.id) },
      );
    }
    return DONE;
  },
} satisfies GuardedHandlers<typeof access>;
