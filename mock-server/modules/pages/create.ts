import type { LogCall } from '../../core/members/viewer.ts';
import { todayIn } from '../../core/state/dates.ts';
import { keepUpload } from '../../core/state/files.ts';
import { lookUp, type Member } from '../../core/state/model.ts';
import type { StoredMinutes, StoredPage, StoredReport } from '../../core/state/pages.ts';
import type { StoredAttachment } from '../../core/state/records/logs.ts';
import { newId } from '../../core/state/secrets.ts';
import { invalid, refuse } from '../../engine/problem.ts';
import type { components } from '../../generated/contract.d.ts';
import type { PageNode } from './nodes.ts';
import { seesPage } from './rights.ts';
import { contentOf } from './text.ts';
import { MAX_PAGES, pagesIn, parentFault, siblingsIn } from './tree.ts';
import { grantsOf } from './view.ts';

type Request = components['schemas']['CreatePageRequest'];

const emptyReport: StoredReport = {
  weather: null,
  ...{ crews: [], equipment: [], deliveries: [], delays: [], safety: [], visitors: [], work: [] },
  photoIds: [],
  version: 1,
};

const emptyMinutes: StoredMinutes = {
  previousPageId: null,
  ...{ attendees: [], agenda: [], decisions: [], points: [] },
  version: 1,
};

/** Yesterday's crews without their hours, because those are of yesterday. */
function reportFrom(earlier: StoredReport | null | undefined): StoredReport {
  if (!earlier) return emptyReport;
  return {
    ...emptyReport,
    crews: earlier.crews.map((crew) => ({ ...crew, hours: 0, note: '' })),
    equipment: earlier.equipment.map((machine) => ({ ...machine, hours: 0 })),
    visitors: earlier.visitors,
  };
}

function minutesFrom(earlier: StoredPage | undefined): StoredMinutes {
  if (!earlier?.minutes) return emptyMinutes;
  const { attendees, points } = earlier.minutes;
  return {
    ...emptyMinutes,
    previousPageId: earlier.id,
    attendees: attendees.map(({ userId }) => ({ userId, present: false })),
    points: points.filter(({ state }) => state === 'open'),
  };
}

/** Returns what is wrong with the pages that a request for a new page names; otherwise these pages. */
function namedPages(call: LogCall, { membership, project }: Member, body: Request) {
  const { state } = call.tenant;
  const seen = (id: string | undefined) => {
    const page = id === undefined ? undefined : lookUp(state.pages, id);
    return page?.projectId === project.id && seesPage(membership, page) ? page : undefined;
  };
  const { parentId, templateId, carryFrom, kind, date } = body;
  const [parent, template, earlier] = [seen(parentId), seen(templateId), seen(carryFrom)];
  if (parentId !== undefined) {
    const fault = parent ? parentFault(state, parent) : 'must be a page of the project';
    if (fault) return invalid('/parentId', 'reference', fault);
  }
  if (templateId !== undefined && (!template?.isTemplate || template.kind !== kind)) {
    return invalid('/templateId', 'reference', 'must be a template of the same kind');
  }
  if (carryFrom !== undefined && (kind === 'page' || earlier?.kind !== kind)) {
    return invalid('/carryFrom', 'reference', 'must be a daily report or minutes of the same kind');
  }
  if (date !== undefined && kind === 'page') {
    return invalid('/date', 'conflict', 'must be absent: only daily reports and minutes have one');
  }
  return { parent, template, earlier };
}

/** Copies of the files of a template, and its text with the copies. */
async function copied(call: LogCall, template: StoredPage) {
  const files: StoredAttachment[] = [];
  const ids = new Map<string, string>();
  for (const file of template.files) {
    const data = await call.tenant.storage.get(file.fileId);
    if (!data) continue;
    const { fileName, mime: contentType } = file;
    const kept = keepUpload(call.tenant, { fileName, contentType, data });
    const copy = { ...file, id: newId('att'), fileId: kept.id, createdById: call.user().id };
    ids.set(file.id, copy.id);
    files.push(copy);
  }
  const renamed = (node: PageNode): PageNode => {
    const fileId = ids.get(String(node.attrs?.fileId ?? ''));
    return {
      ...node,
      ...(fileId && { attrs: { ...node.attrs, fileId } }),
      ...(node.content && { content: node.content.map(renamed) }),
    };
  };
  return { files, content: renamed(contentOf(call.tenant.state, template.id)) };
}

const EMPTY: PageNode = { type: 'doc', content: [{ type: 'paragraph' }] };

/** Returns a new page with its first text, not stored yet; or a refusal. */
export async function newPage(call: LogCall, member: Member, body: Request) {
  const { state } = call.tenant;
  const { project } = member;
  const named = namedPages(call, member, body);
  if ('refused' in named) return named;
  const { parent, template, earlier } = named;
  // What a restricted page holds opens to no others, unless somebody says so.
  const closed = [template, earlier].find((page) => page?.access === 'restricted');
  const given = body.sharing && grantsOf(call, project.id, body.sharing.grants);
  const source = closed ?? parent;
  const grants = given ?? source?.grants ?? [];
  if ('refused' in grants) return grants;
  if (pagesIn(state, project.id).length >= MAX_PAGES) return refuse('LIMIT_REACHED');
  const { files, content } = template
    ? await copied(call, template)
    : { files: [], content: EMPTY };
  const now = new Date(call.now).toISOString();
  const { userId } = member.membership;
  const { kind } = body;
  const ownReport = kind === 'daily_report' ? earlier?.report : null;
  const page: StoredPage = {
    id: newId('pag'),
    projectId: project.id,
    title: body.title.trim(),
    kind,
    status: 'draft',
    parentId: parent?.id ?? null,
    position: siblingsIn(state, project.id, parent?.id ?? null).length,
    isTemplate: false,
    archivedAt: null,
    date: kind === 'page' ? null : (body.date ?? todayIn(project, call.now)),
    access: body.sharing?.access ?? source?.access ?? 'project',
    grants,
    ...{ signature: null, signedNames: {}, countersignature: null, distributedAt: null },
    ...{ createdAt: now, createdById: userId, updatedAt: now, updatedById: userId },
    writingSince: null,
    ...{ favoriteOfIds: [], viewedAt: {}, threads: [], files, versions: [] },
    report: kind === 'daily_report' ? reportFrom(ownReport ?? template?.report) : null,
    minutes: kind === 'minutes' ? minutesFrom(earlier) : null,
    version: 1,
  };
  return { page, content };
}
