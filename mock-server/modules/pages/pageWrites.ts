import type * as Y from 'yjs';
import type { Audience } from '../../core/live/event.ts';
import { hubOf } from '../../core/live/hub.ts';
import { isMember } from '../../core/members/people.ts';
import type { LogCall } from '../../core/members/viewer.ts';
import type { StoredPage, StoredPageUpdate } from '../../core/state/pages.ts';
import { newId } from '../../core/state/secrets.ts';
import { editDoc, seqOf, updatesOf } from './text.ts';
import { withSession } from './versions.ts';

export function storePage({ tenant }: LogCall, page: StoredPage): StoredPage {
  tenant.state.pages[page.id] = page;
  tenant.state.pageUpdates[page.id] ??= [];
  return page;
}

export function dropPage({ tenant }: LogCall, { id }: StoredPage): void {
  delete tenant.state.pages[id];
  delete tenant.state.pageUpdates[id];
}

/** The page after a change by the caller. */
export const changed = (
  call: LogCall,
  page: StoredPage,
  changes: Partial<StoredPage>,
): StoredPage =>
  storePage(call, {
    ...page,
    ...changes,
    updatedAt: new Date(call.now).toISOString(),
    updatedById: call.user().id,
    version: page.version + 1,
  });

/** Those who see a page now. */
const seers = ({ id, projectId }: StoredPage): Audience => ({
  to: 'record',
  about: { projectId, type: 'page', id },
});

/** Notes the people whom a text mentions for the first time. They hear of it once. */
export function withMentions(call: LogCall, page: StoredPage, ids: readonly string[]): StoredPage {
  const known = page.mentions ?? [];
  const fresh = [...new Set(ids)].filter(
    (id) => isMember(call.tenant, page.projectId, id) && !known.some(({ userId }) => userId === id),
  );
  if (fresh.length === 0) return page;
  const at = new Date(call.now).toISOString();
  const mentions = [...known, ...fresh.map((userId) => ({ userId, at }))];
  return storePage(call, { ...page, mentions });
}

/** Stores updates that the document has taken, and tells those who see the page. */
export function storeUpdates(
  call: LogCall,
  page: StoredPage,
  updates: readonly { id: string; data: string }[],
  clientId: string | null,
): StoredPage {
  const { tenant } = call;
  const { state } = tenant;
  const byId = call.user().id;
  const at = new Date(call.now).toISOString();
  const stored = updates.map(({ id, data }): StoredPageUpdate => ({ id, data, at, byId }));
  const before = seqOf(state, page.id);
  state.pageUpdates[page.id] = [...updatesOf(state, page.id), ...stored];
  const next = withSession(state, { ...page, updatedAt: at, updatedById: byId }, call.now, before);
  state.pages[page.id] = next;
  hubOf(tenant).announce({
    event: {
      type: 'page.updated',
      projectId: page.projectId,
      pageId: page.id,
      seq: before + stored.length,
      clientId,
    },
    audience: seers(page),
  });
  return next;
}

/** Lets the host write in the text for the caller. */
export function writeText(call: LogCall, page: StoredPage, edit: (doc: Y.Doc) => void): StoredPage {
  const data = editDoc(call.tenant.state, page.id, edit);
  return data === null ? page : storeUpdates(call, page, [{ id: newId('upd'), data }], null);
}

/** Shows the others where somebody is in the text. */
export function announcePresence(
  { tenant, user }: LogCall,
  page: StoredPage,
  clientId: string,
  cursor: string | null,
): void {
  const { id: userId, username: name } = user();
  const { id: pageId, projectId } = page;
  hubOf(tenant).announce({
    event: { type: 'page.presence', projectId, pageId, clientId, userId, name, cursor },
    audience: seers(page),
    isFleeting: true,
  });
}
