import { visitedLink } from '../../../core/sharing/linkStates.ts';
import {
  leadsTo,
  type PublicViewOf,
  type VisitFileOf,
  visitFileUrl,
} from '../../../core/sharing/visits.ts';
import type { Handlers } from '../../../core/state/call.ts';
import { lookUp } from '../../../core/state/model.ts';
import type { StoredPage } from '../../../core/state/pages.ts';
import type { ShareLink } from '../../../core/state/sharing.ts';
import type { Tenant } from '../../../core/state/tenant.ts';
import { refuse } from '../../../engine/problem.ts';
import { ok } from '../../../engine/success.ts';
import { namesOn } from '../../pages/names.ts';
import { filesIn, publicContent } from '../../pages/publicContent.ts';
import { contentOf } from '../../pages/text.ts';

export const publicPage: PublicViewOf = ({ tenant: { state } }, id) => {
  const page = lookUp(state.pages, id);
  if (!page) return null;
  const { title, updatedAt: recordedAt } = page;
  return { title, description: '', thumbnailUrl: null, recordedAt };
};

const sharedPage = ({ state }: Tenant, link: ShareLink, id: string): StoredPage | null =>
  (leadsTo(link, { type: 'page', id }) && lookUp(state.pages, id)) || null;

/**
 * Returns the text of a page as visitors see it, with its files, and whether they may open each of them: pictures are part
 * of the text, other files are downloads.
 */
function shownOf(tenant: Tenant, { allowDownload }: ShareLink, page: StoredPage) {
  const content = publicContent(contentOf(tenant.state, page.id), namesOn(tenant, page));
  const placed = filesIn(content);
  const files = page.files.flatMap((file) => {
    const isPicture = placed.pictures.has(file.id) && file.mime.startsWith('image/');
    const isPlaced = isPicture || placed.files.has(file.id);
    return isPlaced ? [{ file, isOpen: isPicture || allowDownload }] : [];
  });
  return { content, files };
}

/** @param part the id of the file in the page */
export const visitPageFile: VisitFileOf = ({ tenant, link }, id, part) => {
  const page = sharedPage(tenant, link, id);
  const found = page
    ? shownOf(tenant, link, page).files.find(({ file, isOpen }) => isOpen && file.id === part)
    : undefined;
  return (found && lookUp(tenant.state.files, found.file.fileId)) ?? null;
};

export const handlers = {
  getPublicPage(call) {
    const link = visitedLink(call);
    const page = link && sharedPage(call.tenant, link, call.params.pageId);
    if (!link || !page) return refuse('NOT_FOUND');
    const { content, files } = shownOf(call.tenant, link, page);
    return ok({
      id: page.id,
      title: page.title,
      kind: page.kind,
      date: page.date,
      content,
      files: files.map(({ file: { id, fileName, mime, sizeBytes }, isOpen }) => ({
        ...{ id, fileName, mime, sizeBytes },
        url: isOpen ? visitFileUrl(call, 'page', page.id, id) : null,
      })),
      signedAt: page.signature?.at ?? null,
      countersignedAt: page.countersignature?.at ?? null,
    });
  },
} satisfies Handlers;
