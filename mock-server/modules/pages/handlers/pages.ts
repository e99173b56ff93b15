import type { GuardedHandlers, MemberCall } from '../../../core/access.ts';
import { dropFile } from '../../../core/state/files.ts';
import { lookUp } from '../../../core/state/model.ts';
import type { StoredPage } from '../../../core/state/pages.ts';
import { newId } from '../../../core/state/secrets.ts';
import { invalid, refuse } from '../../../engine/problem.ts';
import { created, DONE, ok } from '../../../engine/success.ts';
import type { access } from '../access.ts';
import { newPage } from '../create.ts';
import { changed, dropPage, storePage } from '../pageWrites.ts';
import { foundIn, isLocked, type PageAction, pageGrants, seesPage } from '../rights.ts';
import { firstUpdate } from '../text.ts';
import {
  above,
  inOrder,
  pagesIn,
  parentFault,
  partedBelow,
  renumbered,
  siblingsIn,
} from '../tree.ts';
import { grantsOf, matches, pageOf } from '../view.ts';

/** Whether the caller may do something with a page that is in the one of the call, and that they may not even see. */
const mayWith = ({ member }: MemberCall, page: StoredPage, action: PageAction): boolean =>
  pageGrants({ page, member }).includes(action);

/** Puts pages at the top of the project, after those that are there. What is in them stays with them. */
function moveToTop(call: MemberCall, pages: readonly StoredPage[]): void {
  for (const page of pages) {
    const { length } = siblingsIn(call.tenant.state, page.projectId, null);
    storePage(call, { ...page, parentId: null, position: length });
  }
}

export const handlers = {
  listPages(call) {
    const { q, status, kind, templates = false, archived = false } = call.query;
    const { member } = call;
    const pages = pagesIn(call.tenant.state, member.project.id).filter(
      (page) =>
        (page.archivedAt !== null) === archived &&
        (page.isTemplate === templates || archived) &&
        (status === undefined || page.status === status) &&
        (kind === undefined || page.kind === kind) &&
        seesPage(member.membership, page) &&
        matches(call, page, q),
    );
    return ok(inOrder(pages).map((page) => pageOf(call, { page, member }, q)));
  },

  async createPage(call) {
    const { member } = call;
    const made = await newPage(call, member, call.body);
    if ('refused' in made) return made;
    const page = storePage(call, made.page);
    const { createdAt: at, createdById: byId } = page;
    const updates = [{ id: newId('upd'), data: firstUpdate(made.content), at, byId }];
    call.tenant.state.pageUpdates[page.id] = updates;
    return created(pageOf(call, { page, member }));
  },

  getPage(call) {
    const found = foundIn(call);
    return ok(pageOf(call, found));
  },

  updatePage(call) {
    const found = foundIn(call);
    const { page } = found;
    const { title, status, date, isTemplate, sharing } = call.body;
    const isWriting = [title, status, date, isTemplate].some((value) => value !== undefined);
    if (isWriting && isLocked(page)) return refuse('PAGE_LOCKED');
    if (date !== undefined && page.kind === 'page') {
      return invalid(
        '/date',
        'conflict',
        'must be absent: only daily reports and minutes have one',
      );
    }
    const grants = sharing ? grantsOf(call, page.projectId, sharing.grants) : page.grants;
    if ('refused' in grants) return grants;
    const next = changed(call, page, {
      title: title?.trim() ?? page.title,
      status: status ?? page.status,
      date: date ?? page.date,
      isTemplate: isTemplate ?? page.isTemplate,
      access: sharing?.access ?? page.access,
      grants,
    });
    return ok(pageOf(call, { ...found, page: next }));
  },

  updatePagePosition(call) {
    const found = foundIn(call);
    const { page, member } = found;
    const { parentId, position } = call.body;
    const { state } = call.tenant;
    if (parentId !== null && parentId !== page.parentId) {
      const parent = lookUp(state.pages, parentId);
      const isKnown = parent?.projectId === page.projectId && seesPage(member.membership, parent);
      const fault = isKnown ? parentFault(state, parent, page) : 'must be a page of the project';
      if (fault) return invalid('/parentId', 'reference', fault);
    }
    const others = siblingsIn(state, page.projectId, parentId).filter(({ id }) => id !== page.id);
    const index = Math.min(position, others.length);
    const next = changed(call, page, { parentId, position: index });
    for (const sibling of renumbered(others.toSpliced(index, 0, next))) storePage(call, sibling);
    const left = siblingsIn(state, page.projectId, page.parentId);
    for (const sibling of renumbered(left)) storePage(call, sibling);
    return ok(pageOf(call, { ...found, page: next }));
  },

  updatePageArchive(call) {
    const found = foundIn(call);
    const { page } = found;
    const { archived } = call.body;
    const { state } = call.tenant;
    const archivedAt = archived ? new Date(call.now).toISOString() : null;
    const { taken, left } = partedBelow(state, page, (child) => mayWith(call, child, 'manage'));
    for (const child of taken) {
      if ((child.archivedAt !== null) !== archived) changed(call, child, { archivedAt });
    }
    if (archived) moveToTop(call, left);
    if ((page.archivedAt !== null) === archived) {
      return ok(pageOf(call, { ...found, page }));
    }
    const isOrphan = !archived && above(state, page).some((parent) => parent.archivedAt !== null);
    const top = siblingsIn(state, page.projectId, null).length;
    const place = isOrphan ? { parentId: null, position: top } : {};
    const next = changed(call, page, { archivedAt, ...place });
    for (const sibling of renumbered(siblingsIn(state, page.projectId, page.parentId))) {
      storePage(call, sibling);
    }
    const stored = lookUp(state.pages, next.id) ?? next;
    return ok(pageOf(call, { ...found, page: stored }));
  },

  deletePage(call) {
    const found = foundIn(call);
    const { page } = found;
    const { state } = call.tenant;
    const { taken, left } = partedBelow(state, page, (child) => mayWith(call, child, 'delete'));
    const all = [page, ...taken];
    const isKept = all.some(
      (archived) => archived.archivedAt === null || archived.status === 'completed',
    );
    if (isKept) {
      const detail = 'Only pages in the archive can be deleted, and signed ones never.';
      return refuse('WRONG_STATE', { detail });
    }
    moveToTop(call, left);
    for (const moved of all) {
      for (const { fileId } of moved.files) dropFile(call.tenant, fileId);
      dropPage(call, moved);
    }
    for (const sibling of renumbered(siblingsIn(state, page.projectId, page.parentId))) {
      storePage(call, sibling);
    }
    return DONE;
  },

  updatePageMarks(call) {
    const found = foundIn(call);
    const { page, member } = found;
    const { favorite, viewed } = call.body;
    const { userId } = member.membership;
    const others = page.favoriteOfIds.filter((id) => id !== userId);
    const now = new Date(call.now).toISOString();
    const next = storePage(call, {
      ...page,
      ...(favorite !== undefined && { favoriteOfIds: favorite ? [...others, userId] : others }),
      ...(viewed === true && { viewedAt: { ...page.viewedAt, [userId]: now } }),
    });
    return ok(pageOf(call, { ...found, page: next }));
  },
} satisfies GuardedHandlers<typeof access>;
