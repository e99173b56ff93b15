import { pdfOf } from '../../../converter/pdf/write.ts';
import type { Seed } from '../../../core/seed.ts';
import type { ActivityEntry } from '../../../core/state/activity.ts';
import type { StoredFile } from '../../../core/state/model.ts';
import type {
  StoredAttachment,
  StoredReview,
  StoredStep,
  Submittal,
} from '../../../core/state/records/logs.ts';
import { agesOf, type Figures, type Stage, stagesOf, Times } from '../../../demo/schedule.ts';
import { employers } from '../../companies/seed.ts';
import { entriesAbout, type SeededEntry, statusSince } from '../../records/seed/history.ts';
import { log } from '../log.ts';
import { type Package, packagesOf } from './packages.ts';

interface Site {
  projectId: string;
  prefix: string;
  figures: Figures;
  packages: readonly Package[];
  managerId: string;
  /** Submits on behalf of companies without people in the portal. */
  clerkId: string;
  from?: number;
  to?: number;
}

const sites: readonly Site[] = [
  {
    projectId: 'prj_harbor',
    prefix: 'h',
    figures: [9, 37, 6, 2],
    packages: packagesOf('prj_harbor'),
    managerId: 'usr_ana',
    clerkId: 'usr_kofi',
  },
  {
    projectId: 'prj_riverside',
    prefix: 'r',
    figures: [12, 18, 3, 5],
    packages: packagesOf('prj_riverside'),
    managerId: 'usr_marcus',
    clerkId: 'usr_ana',
  },
  {
    projectId: 'prj_oakline',
    prefix: 'o',
    figures: [0, 9, 0, 0],
    packages: packagesOf('prj_oakline'),
    managerId: 'usr_ana',
    clerkId: 'usr_tom',
    from: 240,
    to: 480,
  },
];

interface Seeded {
  submittals: Record<string, Submittal>;
  documents: Record<string, StoredFile>;
  activity: ActivityEntry[];
}

/** @param now milliseconds since the epoch; all dates are relative to it */
function seedSubmittals(now: number): Seeded {
  const seeded: Seeded = { submittals: {}, documents: {}, activity: [] };
  for (const site of sites) addSite(seeded, new Times(now), site);
  return seeded;
}

/** Every twelfth submittal was sent back. The one before it in the list is its next revision. */
function sentBack(stages: readonly Stage[], i: number): boolean {
  return i % 12 === 10 && stages[i] === 'completed' && stages[i - 1] === 'completed';
}

function addSite({ submittals, documents, activity }: Seeded, times: Times, site: Site): void {
  const stages = stagesOf(site.figures);
  const isRevision = (i: number) => sentBack(stages, i + 1);
  let n = stages.filter((stage, i) => stage !== 'draft' && !isRevision(i)).length;
  agesOf(site.figures, site.from, site.to).forEach((hours, i) => {
    const stage = stages[i] ?? 'completed';
    const revision = isRevision(i) ? 1 : 0;
    const base = `SUB-${String(n).padStart(3, '0')}`;
    if (stage !== 'draft' && revision === 0) n--;
    const number = stage === 'draft' ? null : `${base}.${revision}`;
    const spot = {
      i: i + revision,
      hours,
      stage,
      number,
      revision,
      isSentBack: sentBack(stages, i),
    };
    const id = `${site.prefix}${i + 1}`;
    const { submittal, history } = submittalOf(site, times, id, spot);
    activity.push(...entriesAbout(log, submittal, history));
    if (revision === 1) submittal.previousRevisionId = `sub_${site.prefix}${i + 2}`;
    if (spot.isSentBack) submittal.nextRevisionId = `sub_${site.prefix}${i}`;
    submittal.attachments.push(documentOf(documents, submittal, id));
    submittals[submittal.id] = submittal;
  });
}

function documentOf(
  documents: Record<string, StoredFile>,
  { title, description, specSection, createdAt, submitterId }: Submittal,
  id: string,
): StoredAttachment {
  const lines = [title, `Section ${specSection}`, description];
  const fileId = `fil_sub_${id}`;
  const fileName = `${specSection.replaceAll(' ', '')} ${title.split(',')[0]}.pdf`;
  const contentType = 'application/pdf';
  documents[fileId] = {
    id: fileId,
    fileName,
    contentType,
    source: { kind: 'pages', pages: [lines] },
  };
  return {
    id: `att_sub_${id}`,
    kind: 'attachment',
    fileId,
    fileName,
    mime: contentType,
    sizeBytes: pdfOf([lines]).length,
    createdAt,
    createdById: submitterId,
  };
}

interface Spot {
  i: number;
  hours: number;
  stage: Stage;
  number: string | null;
  revision: number;
  isSentBack: boolean;
}

const STATUSES = { draft: 'draft', active: 'open', completed: 'closed' } as const;
const CODES = ['approved', 'approved_as_noted', 'approved', 'for_record'] as const;
const PRIORITIES = ['normal', 'high', 'normal', 'low'] as const;
const COMMENTS = ['', 'Mind the notes on sheet 2.', '', 'Coordinate with the ceiling plan.'];

function submittalOf(site: Site, times: Times, id: string, spot: Spot) {
  const { i, hours, stage, number, revision, isSentBack } = spot;
  const sent = site.packages[i % site.packages.length];
  if (!sent) throw new Error(`${site.projectId} has no packages.`);
  const { companyId, reviewerId, projectId, ...texts } = sent;
  const { managerId } = site;
  const foreman = Object.keys(employers).find((person) => employers[person] === companyId);
  const submitterId = foreman ?? site.clerkId;
  const openedAt = hours - 1 - (i % 2);
  const reviewedAt = Math.max(openedAt / 2, openedAt - 90 - (i % 9) * 24);
  const isReviewed = stage === 'completed' || (stage === 'active' && i % 4 === 0);
  const code = isSentBack ? 'revise_and_resubmit' : (CODES[i % CODES.length] ?? 'approved');
  const comment = isSentBack ? 'Sizes do not match the schedule.' : (COMMENTS[i % 4] ?? '');
  const history: SeededEntry[] = [];
  const note = (at: string, actorId: string, from: string | null, to: string) =>
    history.push({ at, actorId, from, to });
  const createdAt = times.ago(hours);
  const startedAt = stage === 'draft' ? null : times.ago(openedAt);
  const endedAt = isReviewed ? times.ago(reviewedAt) : null;
  note(createdAt, submitterId, null, 'draft');
  if (startedAt) note(startedAt, submitterId, 'draft', 'open');
  if (endedAt) note(endedAt, reviewerId, 'open', 'open');
  if (stage === 'completed') note(times.ago(reviewedAt * 0.8), managerId, 'open', 'closed');
  const last = history.at(-1);
  const closedAt = stage === 'completed' ? (last?.at ?? null) : null;
  const response: StoredReview = {
    id: `rev_${id}`,
    code,
    comment,
    attachmentIds: [],
    createdAt: endedAt ?? createdAt,
    createdById: reviewerId,
    onBehalfOfId: null,
  };
  const step: StoredStep = {
    dueDays: 10,
    mode: 'all',
    reviewerIds: [reviewerId],
    startedAt,
    endedAt,
    responses: endedAt ? [response] : [],
  };
  const submittal: Submittal = {
    id: `sub_${id}`,
    projectId,
    number,
    ...texts,
    status: STATUSES[stage],
    priority: PRIORITIES[i % PRIORITIES.length] ?? 'normal',
    category: null,
    location: null,
    projectLocationId: null,
    locationDetail: '',
    private: false,
    submitted: stage !== 'draft',
    managerId,
    assigneeIds: [reviewerId],
    watcherIds: i % 5 === 1 ? [managerId] : [],
    dueDate: stage === 'draft' ? null : times.date(14 - openedAt / 24),
    linked: [],
    attachments: [],
    comments: [],
    statusSince: statusSince(history),
    courtSince: last?.at ?? createdAt,
    reopenCount: 0,
    closedAt,
    closedById: closedAt === null ? null : managerId,
    createdAt,
    createdById: submitterId,
    raisedByCompanyId: employers[submitterId] ?? null,
    updatedAt: last?.at ?? createdAt,
    updatedById: last?.actorId ?? submitterId,
    version: history.length,
    deletedAt: null,
    revision,
    submitterId,
    responsibleCompanyId: companyId,
    requiredOnSiteDate: i % 2 === 0 ? times.date(120 - hours / 24) : null,
    leadTimeDays: 30 + (i % 4) * 15,
    steps: [step],
    finalResponse: closedAt === null ? null : code,
    releasedAt: closedAt,
    previousRevisionId: null,
    nextRevisionId: null,
  };
  return { submittal, history };
}

export const sharedSeed: Seed = (now) => {
  const { documents, submittals, activity } = seedSubmittals(now);
  return { files: documents, submittals, activity };
};
