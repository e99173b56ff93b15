import { visitedLink } from '../../../core/sharing/linkStates.ts';
import {
  leadsTo,
  type PublicViewOf,
  type VisitFileOf,
  visitFileUrl,
} from '../../../core/sharing/visits.ts';
import type { Handlers } from '../../../core/state/call.ts';
import { lookUp } from '../../../core/state/model.ts';
import { refuse } from '../../../engine/problem.ts';
import { ok } from '../../../engine/success.ts';
import { publicContent } from '../../pages/publicContent.ts';
import { contentOf } from '../../pages/text.ts';

export const publicPage: PublicViewOf = ({ tenant: { state } }, id) => {
  const page = lookUp(state.pages, id);
  if (!page || page.archivedAt !== null) return null;
  const { title, updatedAt: recordedAt } = page;
  return { title, description: '', thumbnailUrl: null, recordedAt };
};

/** @param part the id of the file in the page */
export const visitPageFile: VisitFileOf = ({ tenant, link }, id, part) => {
  const page = leadsTo(link, { type: 'page', id }) ? lookUp(tenant.state.pages, id) : undefined;
  const file =
    page?.archivedAt === null ? page.files.find((attachment) => attachment.id === part) : undefined;
  return (file && lookUp(tenant.state.files, file.fileId)) ?? null;
};

export const handlers = {
  getPublicPage(call) {
    const { pageId } = call.params;
    const { state } = call.tenant;
    const link = visitedLink(call);
    const page = lookUp(state.pages, pageId);
    const isShown =
      link && leadsTo(link, { type: 'page', id: pageId }) && page?.projectId === link.projectId;
    if (!isShown || !page || page.archivedAt !== null) return refuse('NOT_FOUND');
    return ok({
      id: page.id,
      title: page.title,
      kind: page.kind,
      date: page.date,
      content: publicContent(contentOf(state, page.id)),
      files: page.files.map(({ id, fileName, mime, sizeBytes }) => ({
        ...{ id, fileName, mime, sizeBytes },
        url: visitFileUrl(call, 'page', page.id, id),
      })),
      signedAt: page.signature?.at ?? null,
      countersignedAt: page.countersignature?.at ?? null,
    });
  },
} satisfies Handlers;
