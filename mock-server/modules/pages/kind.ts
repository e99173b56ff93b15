import { newsOfComment } from '../../core/kinds/comments.ts';
import { type Events, named } from '../../core/kinds/event.ts';
import { opaque } from '../../core/kinds/fields.ts';
import { followParts, kind } from '../../core/kinds/kind.ts';
import type { EntryOf, Telling } from '../../core/kinds/telling.ts';
import { isGranted } from '../../core/permissions/grants.ts';
import { lookUp, type TenantState } from '../../core/state/model.ts';
import { partyName } from '../documents/accessView.ts';
import { isPublicPage, pageGrants, seesPage } from './rights.ts';

/** Returns who is mentioned in the text for the first time, or gets a task in it, learns of it. */
function newsOfMentions({ record, changes, at }: EntryOf, state: TenantState): Telling[] {
  if (!changes.some(({ field }) => field === 'mentioned')) return [];
  return (lookUp(state.pages, record.id)?.mentions ?? [])
    .filter((mention) => mention.at === at)
    .map(({ userId }) => ({ userId, reason: 'mentioned', box: 'for_me', kind: 'mention' }));
}

export const kinds = [
  kind('pages', {
    type: 'page',
    module: 'pages',
    title: ({ title }) => title,
    // Each session of writing is one entry, because an entry for each word would say nothing.
    fields: (page, state) => ({
      title: page.title,
      status: page.status,
      date: page.date,
      template: page.isTemplate,
      inArchive: page.archivedAt !== null,
      access: page.access,
      sharing: page.grants.map(
        (grant) => `${partyName({ state }, page.projectId, grant)}: ${grant.level}`,
      ),
      text: opaque(page.writingSince),
      mentioned: (page.mentions ?? []).map(({ userId }) => lookUp(state.users, userId)?.username),
      namedVersions: page.versions.flatMap(({ name }) => name ?? []),
      signedBy: page.signature?.name,
      countersignedBy: page.countersignature?.name,
      distributedAt: page.distributedAt,
      files: page.files.length,
      figures: opaque(page.report ?? page.minutes),
      resolvedThreads: page.threads.filter(({ resolvedAt }) => resolvedAt !== null).length,
    }),
    changed: { status: 'status_changed', distributedAt: 'shared' },
    sees: (page, { membership }) => seesPage(membership, page),
    seesGone: ({ membership }) => isGranted('pages', membership.role, 'view'),
    news: (entry, state) =>
      entry.action === 'commented' ? newsOfComment(entry) : newsOfMentions(entry, state),
    page: '/dashboard/editor/{id}',
    target: 'page',
    // In the archive, nobody sees it.
    isPublic: (page) => (page.archivedAt === null && !page.isTemplate ? isPublicPage(page) : null),
    shares: (page, member) => pageGrants({ page, member }).includes('share'),
  }),
];

export const followed = [
  followParts('pages', ({ threads }) => threads.flatMap(({ comments }) => comments), {
    type: 'page',
    module: 'pages',
    fields: ({ part }) => ({ comment: part.body }),
    created: 'commented',
  }),
];

export const events: Events = {
  // The pages beside it make room, which is no news about them.
  updatePagePosition: {
    action: 'updated',
    module: 'pages',
    of: ({ params, tenant: { state } }) => {
      const page = lookUp(state.pages, String(params.pageId));
      if (!page) return null;
      const parent = page.parentId === null ? null : lookUp(state.pages, page.parentId);
      const place = [parent?.title, page.position + 1].filter(Boolean).join(', ');
      return {
        ...named('page', page.id, page.title),
        changes: [{ field: 'place', from: null, to: place }],
      };
    },
  },
};

export const files = ({ pages }: TenantState) =>
  Object.values(pages).flatMap((page) => page.files.map(({ fileId }) => fileId));
