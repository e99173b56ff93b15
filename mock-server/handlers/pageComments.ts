import { invalid, refuse } from '../engine/problem.ts';
import { isMember } from '../members/people.ts';
import type { LogCall } from '../members/viewer.ts';
import {
  type FoundPage,
  isLocked,
  mayWithComment,
  pageActions,
  pageFor,
  pageInWork,
  pageToChange,
} from '../pages/access.ts';
import { threadOf } from '../pages/view.ts';
import { findQuote } from '../pages/xml.ts';
import type { Handlers } from '../state/call.ts';
import type { StoredPage, StoredPageComment, StoredPageThread } from '../state/pages.ts';
import { newId } from '../state/secrets.ts';
import { storePage, writeText } from './pageWrites.ts';

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

/** The thread, or a refusal if the caller may not comment. */
function threadTo(
  call: LogCall & { params: { projectId: string; pageId: string; threadId: string } },
) {
  const found = pageToChange(call, call.params, 'comment');
  if ('refused' in found) return found;
  const thread = found.page.threads.find(({ id }) => id === call.params.threadId);
  return thread ? { ...found, thread } : refuse('NOT_FOUND');
}

/** The comment, or a refusal if the caller may not do something with it. Its author need not be one who may comment now. */
function commentTo(
  call: LogCall & {
    params: { projectId: string; pageId: string; threadId: string; commentId: string };
  },
  action: 'update' | 'delete',
) {
  const found = pageInWork(call, call.params);
  if ('refused' in found) return found;
  const thread = found.page.threads.find(({ id }) => id === call.params.threadId);
  const comment = thread?.comments.find(({ id }) => id === call.params.commentId);
  if (!thread || !comment) return refuse('NOT_FOUND');
  if (!mayWithComment(found, comment, action)) return refuse('FORBIDDEN');
  return isLocked(found.page) ? refuse('PAGE_LOCKED') : { ...found, thread, comment };
}

/** Stores another state of a thread. */
function store(call: LogCall, found: FoundThread, changes: Partial<StoredPageThread>) {
  const thread = { ...found.thread, ...changes };
  const threads = found.page.threads.map((one) => (one.id === thread.id ? thread : one));
  const page = storePage(call, { ...found.page, threads });
  return { success: true as const, data: threadOf(call, { ...found, page }, thread) };
}

export const handlers = {
  listPageThreads(call) {
    const found = pageFor(call, call.params);
    if ('refused' in found) return found;
    const data = found.page.threads.map((thread) => threadOf(call, found, thread));
    return { status: 200, body: { success: true, data } };
  },

  createPageThread(call) {
    const found = pageToChange(call, call.params, 'comment');
    if ('refused' in found) return found;
    const { page } = found;
    const { anchor, quote, body, mentions } = call.body;
    const refusal = mentionRefusal(call, page, mentions ?? []);
    if (refusal) return refusal;
    if (page.threads.some((one) => one.anchor === anchor)) {
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
    return { status: 201, body: { success: true, data: threadOf(call, found, thread) } };
  },

  updatePageThread(call) {
    const found = threadTo(call);
    if ('refused' in found) return found;
    const { resolved } = call.body;
    if ((found.thread.resolvedAt !== null) === resolved) {
      return { status: 200, body: store(call, found, {}) };
    }
    const changes = resolved
      ? { resolvedAt: new Date(call.now).toISOString(), resolvedById: call.user().id }
      : { resolvedAt: null, resolvedById: null };
    return { status: 200, body: store(call, found, changes) };
  },

  addPageComment(call) {
    const found = threadTo(call);
    if ('refused' in found) return found;
    const refusal = mentionRefusal(call, found.page, call.body.mentions ?? []);
    if (refusal) return refusal;
    const { comments } = found.thread;
    if (comments.length >= MAX_COMMENTS) return refuse('LIMIT_REACHED');
    const reopened = { resolvedAt: null, resolvedById: null };
    const changes = { ...reopened, comments: [...comments, commentOf(call, call.body)] };
    return { status: 201, body: store(call, found, changes) };
  },

  updatePageComment(call) {
    const found = commentTo(call, 'update');
    if ('refused' in found) return found;
    const { body, mentions = found.comment.mentionIds } = call.body;
    const refusal = mentionRefusal(call, found.page, call.body.mentions ?? []);
    if (refusal) return refusal;
    const editedAt = new Date(call.now).toISOString();
    const next = { ...found.comment, body: body.trim(), mentionIds: mentions, editedAt };
    const comments = found.thread.comments.map((one) => (one.id === next.id ? next : one));
    return { status: 200, body: store(call, found, { comments }) };
  },

  deletePageComment(call) {
    const found = commentTo(call, 'delete');
    if ('refused' in found) return found;
    const { page, thread, comment } = found;
    if (thread.comments[0] === comment) {
      const threads = page.threads.filter(({ id }) => id !== thread.id);
      storePage(call, { ...page, threads });
    } else {
      store(call, found, { comments: thread.comments.filter(({ id }) => id !== comment.id) });
    }
    return { status: 200, body: { success: true } };
  },
} satisfies Handlers;
