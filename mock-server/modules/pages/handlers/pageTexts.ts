import type { GuardedHandlers } from '../../../core/access.ts';
import { orderOf, pageReply } from '../../../core/lists/page.ts';
import { personOf } from '../../../core/members/people.ts';
import type { LogCall } from '../../../core/members/viewer.ts';
import type { StoredPageVersion } from '../../../core/state/pages.ts';
import { refuse } from '../../../engine/problem.ts';
import { created, DONE, ok } from '../../../engine/success.ts';
import type { components } from '../../../generated/contract.d.ts';
import type { access } from '../access.ts';
import { namesOn, withNames } from '../names.ts';
import {
  announcePresence,
  storePage,
  storeUpdates,
  withMentions,
  writeText,
} from '../pageWrites.ts';
import { type FoundPage, foundIn, isLocked } from '../rights.ts';
import { contentAt, contentOf, seqOf, stateOf, tryUpdates, updatesOf } from '../text.ts';
import { versionsOf, withVersion } from '../versions.ts';
import { writeContent } from '../xml.ts';

type Schemas = components['schemas'];

function versionOf(call: LogCall, version: StoredPageVersion): Schemas['PageVersion'] {
  const { createdById, authorIds, ...facts } = version;
  const authors = authorIds.map((id) => personOf(call, id));
  return {
    ...facts,
    createdBy: personOf(call, createdById),
    authors: authors.sort((a, b) => a.name.localeCompare(b.name, 'en')),
  };
}

function detailOf(call: LogCall, { page }: FoundPage, version: StoredPageVersion) {
  const content = contentAt(call.tenant.state, page.id, version.seq);
  return { ...versionOf(call, version), content: withNames(content, namesOn(call.tenant, page)) };
}

const moment = (call: LogCall) => ({
  at: new Date(call.now).toISOString(),
  byId: call.user().id,
});

export const handlers = {
  getPageState(call) {
    const found = foundIn(call);
    const { page } = found;
    const { state } = call.tenant;
    const { since } = call.query;
    return ok({
      seq: seqOf(state, page.id),
      state: stateOf(state, page.id, since),
      content:
        since === undefined
          ? withNames(contentOf(state, page.id), namesOn(call.tenant, page))
          : null,
      locked: isLocked(page),
    });
  },

  addPageUpdates(call) {
    const found = foundIn(call);
    if (isLocked(found.page)) return refuse('PAGE_LOCKED');
    const { page } = found;
    const { state } = call.tenant;
    const { clientId, updates } = call.body;
    const known = new Set(updatesOf(state, page.id).map(({ id }) => id));
    // The first of several with the same id counts.
    const fresh = updates.filter(
      ({ id }, i) => !known.has(id) && updates.findIndex((other) => other.id === id) === i,
    );
    if (fresh.length > 0) {
      const tried = tryUpdates(state, page.id, fresh, call.user().id);
      if ('refused' in tried) return tried;
      storeUpdates(call, withMentions(call, page, tried.mentionIds), fresh, clientId);
    }
    return ok({ seq: seqOf(state, page.id) });
  },

  updatePagePresence(call) {
    const found = foundIn(call);
    const { clientId, state } = call.body;
    announcePresence(call, found.page, clientId, state);
    return DONE;
  },

  listPageVersions(call) {
    const found = foundIn(call);
    const versions = versionsOf(call.tenant.state, found.page, call.now);
    const rows = versions.map((version) => ({ id: String(version.number), version }));
    const latestFirst = orderOf('-number', ({ version }: (typeof rows)[number]) => version.number);
    return pageReply(rows, latestFirst, call.query, ({ version }) => versionOf(call, version));
  },

  createPageVersion(call) {
    const found = foundIn(call);
    if (isLocked(found.page)) return refuse('PAGE_LOCKED');
    const { state } = call.tenant;
    const next = withVersion(state, found.page, call.body.name.trim(), moment(call));
    storePage(call, next);
    const made = next.versions.at(-1);
    if (!made) throw new Error(`Page ${next.id} has no text to name.`);
    const { projectId, pageId } = call.params;
    const path = ['projects', projectId, 'pages', pageId, 'versions', String(made.number)];
    const location = `${call.basePath}/${path.map(encodeURIComponent).join('/')}`;
    return { ...created(detailOf(call, found, made)), headers: { location } };
  },

  getPageVersion: (call) => ok(detailOf(call, foundIn(call), call.records.version)),

  restorePageVersion(call) {
    const found = foundIn(call);
    if (isLocked(found.page)) return refuse('PAGE_LOCKED');
    const { state } = call.tenant;
    const { page, version } = call.records;
    const content = contentAt(state, page.id, version.seq);
    const kept = storePage(call, withVersion(state, page, null, moment(call)));
    writeText(call, kept, (doc) => writeContent(doc, content));
    return ok({ seq: seqOf(state, page.id) });
  },
} satisfies GuardedHandlers<typeof access>;
