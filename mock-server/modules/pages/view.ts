import { placeIn, searchesFor } from '../../core/lists/search.ts';
import { isMember, personOf } from '../../core/members/people.ts';
import type { LogCall } from '../../core/members/viewer.ts';
import { roleById } from '../../core/permissions/roles.ts';
import { fileUrl } from '../../core/state/files.ts';
import { lookUp } from '../../core/state/model.ts';
import type {
  StoredPage,
  StoredPageGrant,
  StoredPageThread,
  StoredSignature,
} from '../../core/state/pages.ts';
import type { StoredAttachment } from '../../core/state/records/logs.ts';
import { type FieldProblem, refuse } from '../../engine/problem.ts';
import type { components } from '../../generated/contract.d.ts';
import { partyName } from '../documents/accessView.ts';
import { readableText } from './names.ts';
import { commentActions, type FoundPage, pageActions, seesPage } from './rights.ts';
import { wordCountOf } from './text.ts';

type Schemas = components['schemas'];

/** Characters of a text around a hit. */
const EXCERPT = 200;
const BEFORE = 60;

const signatureOf = (call: LogCall, signature: StoredSignature | null) => {
  if (!signature) return null;
  const { name, byId, at, hash } = signature;
  return { name, by: personOf(call, byId), at, hash };
};

const isOpenThread = ({ resolvedAt }: StoredPageThread): boolean => resolvedAt === null;

/** Returns some words around the first hit; null if the title alone has it. */
function excerptOf(text: string, q: string | undefined): string | null {
  const line = text.replace(/\s+/g, ' ');
  const place = placeIn(line, q);
  if (place < 0) return null;
  const start = Math.max(0, place - BEFORE);
  const cut = line.slice(start, start + EXCERPT - 2).trim();
  return `${start > 0 ? '…' : ''}${cut}${start + EXCERPT - 2 < line.length ? '…' : ''}`;
}

/** Tells whether a page has all words of a search, in its title and text. */
export const matches = (call: LogCall, page: StoredPage, q: string | undefined): boolean =>
  q === undefined || searchesFor(q)(page.title, readableText(call.tenant, page));

export function pageOf(call: LogCall, found: FoundPage, q?: string): Schemas['Page'] {
  const { page, member } = found;
  const { state } = call.tenant;
  const { userId } = member.membership;
  const parent = page.parentId === null ? undefined : lookUp(state.pages, page.parentId);
  return {
    id: page.id,
    title: page.title,
    kind: page.kind,
    status: page.status,
    parentId: parent && seesPage(member.membership, parent) ? parent.id : null,
    position: page.position,
    isTemplate: page.isTemplate,
    archivedAt: page.archivedAt,
    isFavorite: page.favoriteOfIds.includes(userId),
    viewedAt: lookUp(page.viewedAt, userId) ?? null,
    date: page.date,
    sharing: {
      access: page.access,
      grants: page.grants.map((grant) => ({
        ...grant,
        name: partyName(call.tenant, page.projectId, grant),
      })),
    },
    signature: signatureOf(call, page.signature),
    countersignature: signatureOf(call, page.countersignature),
    distributedAt: page.distributedAt,
    wordCount: wordCountOf(state, page.id),
    openThreadCount: page.threads.filter(isOpenThread).length,
    excerpt: q === undefined ? null : excerptOf(readableText(call.tenant, page), q),
    createdAt: page.createdAt,
    createdBy: personOf(call, page.createdById),
    updatedAt: page.updatedAt,
    updatedBy: personOf(call, page.updatedById),
    version: page.version,
    permittedActions: pageActions(found),
  };
}

export function threadOf(
  call: LogCall,
  found: FoundPage,
  { id, anchor, quote, resolvedAt, resolvedById, comments }: StoredPageThread,
): Schemas['PageThread'] {
  return {
    ...{ id, anchor, quote, resolvedAt },
    resolvedBy: resolvedById === null ? null : personOf(call, resolvedById),
    comments: comments.map(({ mentionIds, createdById, ...comment }) => ({
      ...comment,
      mentions: mentionIds.map((personId) => personOf(call, personId)),
      createdBy: personOf(call, createdById),
      permittedActions: commentActions(found, { ...comment, mentionIds, createdById }),
    })),
  };
}

export function fileOf(
  call: LogCall,
  { id: pageId }: StoredPage,
  { fileId, createdById, ...file }: StoredAttachment,
): Schemas['Attachment'] {
  const url = fileUrl(call, { kind: 'page', id: pageId }, fileId);
  return {
    ...{ id: file.id, kind: file.kind, purpose: 'record', fileName: file.fileName },
    ...{ mime: file.mime, sizeBytes: file.sizeBytes, url },
    thumbnailUrl: file.mime.startsWith('image/') ? url : null,
    createdAt: file.createdAt,
    createdBy: personOf(call, createdById),
    permittedActions: [],
  };
}

/** Returns the grants of a request, or what is wrong with them. */
export function grantsOf(
  { tenant }: LogCall,
  projectId: string,
  grants: readonly Schemas['PageGrantInput'][],
) {
  const accountId = tenant.state.projects[projectId]?.accountId ?? '';
  const isKnown = {
    role: (id: string) => roleById(tenant.state, accountId, id) !== undefined,
    company: (id: string) =>
      lookUp(tenant.state.companies, id)?.projectIds.includes(projectId) === true,
    person: (id: string) => isMember(tenant, projectId, id),
  };
  const seen = new Set<string>();
  const errors = grants.flatMap(({ kind, id }, i): FieldProblem[] => {
    const pointer = `/sharing/grants/${i}/id`;
    if (!isKnown[kind](id)) {
      const detail = 'must be a member, a company of the project, or a role';
      return [{ pointer, code: 'reference', detail }];
    }
    const isTwice = seen.has(`${kind} ${id}`);
    seen.add(`${kind} ${id}`);
    return isTwice ? [{ pointer, code: 'unique', detail: 'must not be named twice' }] : [];
  });
  if (errors.length > 0) return refuse('VALIDATION_FAILED', { errors });
  return grants.map(({ kind, id, level }): StoredPageGrant => ({ kind, id, level }));
}
