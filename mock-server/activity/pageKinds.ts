import { partyName } from '../documents/accessView.ts';
import { lookUp } from '../state/model.ts';
import { all, type Kind, kind, opaque, parts } from './kind.ts';

/** Pages of the editor. Each session of writing is one entry, because an entry for each word would say nothing. */
export const pageKinds: readonly Kind[] = [
  kind(
    all(({ pages }) => pages),
    {
      type: 'page',
      module: 'pages',
      record: ({ id, title }) => ({ id, title }),
      projectId: ({ projectId }) => projectId,
      fields: (page, state) => ({
        title: page.title,
        status: page.status,
        date: page.date,
        template: page.isTemplate,
        inArchive: page.archivedAt !== null,
        access: page.access,
        sharing: page.grants.map((grant) => `${partyName({ state }, grant)}: ${grant.level}`),
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
    },
  ),
  kind(
    parts(
      ({ pages }) =>
        Object.fromEntries(
          Object.values(pages).map((page) => [
            page.id,
            { ...page, comments: page.threads.flatMap(({ comments }) => comments) },
          ]),
        ),
      ({ comments }) => comments,
    ),
    {
      type: 'page',
      module: 'pages',
      record: ({ owner: { id, title } }) => ({ id, title }),
      projectId: ({ owner }) => owner.projectId,
      fields: ({ part }) => ({ comment: part.body }),
      created: 'commented',
    },
  ),
];
