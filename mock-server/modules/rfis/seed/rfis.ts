import type { Seed } from '../../../core/seed.ts';
import type { Rfi } from '../../../core/state/records/logs.ts';
import { agesOf, type Figures, type Stage, stagesOf, Times } from '../../../demo/schedule.ts';
import { employers } from '../../companies/seed.ts';
import { entriesAbout, type SeededEntry, statusSince } from '../../records/seed/history.ts';
import { type Building, clinic, residences, spotOf, tower } from '../../records/seed/places.ts';
import { log } from '../log.ts';
import { type Question, questionsOf } from './questions.ts';

interface Site {
  projectId: string;
  prefix: string;
  figures: Figures;
  questions: readonly Question[];
  building: Building;
  managerId: string;
  askers: readonly string[];
  from?: number;
  to?: number;
}

const sites: readonly Site[] = [
  {
    projectId: 'prj_harbor',
    prefix: 'h',
    figures: [11, 46, 4, 3],
    questions: questionsOf('prj_harbor'),
    building: tower,
    managerId: 'usr_ana',
    askers: ['usr_marcus', 'usr_diego', 'usr_kofi', 'usr_sam', 'usr_ana'],
  },
  {
    projectId: 'prj_riverside',
    prefix: 'r',
    figures: [9, 17, 2, 4],
    questions: questionsOf('prj_riverside'),
    building: clinic,
    managerId: 'usr_marcus',
    askers: ['usr_ana', 'usr_marcus'],
  },
  {
    projectId: 'prj_oakline',
    prefix: 'o',
    figures: [0, 6, 0, 0],
    questions: questionsOf('prj_oakline'),
    building: residences,
    managerId: 'usr_ana',
    askers: ['usr_tom', 'usr_ana'],
    from: 200,
    to: 420,
  },
];

/** @param now milliseconds since the epoch; all dates are relative to it */
function seedRfis(now: number) {
  const times = new Times(now);
  const seeded = sites.flatMap((site) => rfisOf(site, times));
  return {
    rfis: Object.fromEntries(seeded.map(({ rfi }) => [rfi.id, rfi])),
    activity: seeded.flatMap(({ rfi, history }) => entriesAbout(log, rfi, history)),
  };
}

function rfisOf(site: Site, times: Times) {
  const stages = stagesOf(site.figures);
  let number = stages.filter((stage) => stage !== 'draft').length;
  return agesOf(site.figures, site.from, site.to).map((hours, i) => {
    const stage = stages[i] ?? 'completed';
    const rfiNumber = stage === 'draft' ? null : `RFI-${String(number--).padStart(3, '0')}`;
    return rfiOf(site, times, { i, hours, stage, number: rfiNumber });
  });
}

interface Spot {
  i: number;
  hours: number;
  stage: Stage;
  number: string | null;
}

const PRIORITIES = ['normal', 'high', 'normal', 'urgent', 'low'] as const;
const STATUSES = { draft: 'draft', active: 'open', completed: 'closed' } as const;

function rfiOf(site: Site, times: Times, { i, hours, stage, number }: Spot) {
  const question = site.questions[i % site.questions.length];
  if (!question) throw new Error(`${site.projectId} has no questions.`);
  const { assigneeId, answer, place, projectId, ...texts } = question;
  const { managerId, prefix } = site;
  // The superintendent of the clinic sees no drafts of others.
  const asker = site.askers[i % site.askers.length] ?? managerId;
  const createdById = stage === 'draft' ? (site.askers[0] ?? asker) : asker;
  const openedAt = hours - 1 - (i % 3);
  const answeredAt = Math.max(openedAt / 2, openedAt - 60 - (i % 11) * 20);
  const isAnswered = stage === 'completed' || (stage === 'active' && i % 3 === 0);
  const closedAt = answeredAt * 0.8;
  const history: SeededEntry[] = [];
  const note = (at: string, actorId: string, from: string | null, to: string) =>
    history.push({ at, actorId, from, to });
  const createdAt = times.ago(hours);
  note(createdAt, createdById, null, 'draft');
  if (number !== null) note(times.ago(openedAt), managerId, 'draft', 'open');
  if (isAnswered) note(times.ago(answeredAt), assigneeId, 'open', 'open');
  if (stage === 'completed') note(times.ago(closedAt), managerId, 'open', 'closed');
  const last = history.at(-1);
  const company = employers[createdById] ?? null;
  const rfi: Rfi = {
    id: `rfi_${prefix}${i + 1}`,
    projectId,
    number,
    ...texts,
    suggestedAnswer: i % 4 === 1 ? answer : '',
    status: STATUSES[stage],
    priority: PRIORITIES[i % PRIORITIES.length] ?? 'normal',
    ...spotOf(place, i, site.building),
    private: projectId === 'prj_harbor' && i === 34,
    submitted: stage !== 'draft',
    managerId,
    assigneeIds: [assigneeId],
    watcherIds: i % 5 === 2 ? [managerId] : [],
    dueDate: times.date(-openedAt / 24 + 9),
    linked:
      projectId === 'prj_harbor' && i % 9 === 4
        ? [{ type: 'punch_item', id: `pch_h${i + 1}` }]
        : [],
    attachments: [],
    comments: [],
    statusSince: statusSince(history),
    courtSince: last?.at ?? createdAt,
    reopenCount: 0,
    closedAt: stage === 'completed' ? (last?.at ?? null) : null,
    closedById: stage === 'completed' ? managerId : null,
    createdAt,
    createdById,
    raisedByCompanyId: company,
    updatedAt: last?.at ?? createdAt,
    updatedById: last?.actorId ?? createdById,
    version: history.length,
    deletedAt: null,
    receivedFromId: null,
    responsibleCompanyId: company,
    initiatedAt: number === null ? null : times.ago(openedAt),
    costImpact: { state: i % 6 === 0 ? 'unknown' : 'none', amountMinor: null },
    scheduleImpact: i % 8 === 3 ? { state: 'yes', days: 3 } : { state: 'none', days: null },
    responses: isAnswered
      ? [
          {
            id: `rsp_${prefix}${i}`,
            body: answer,
            official: stage === 'completed',
            attachmentIds: [],
            createdAt: times.ago(answeredAt),
            createdById: assigneeId,
            onBehalfOfId: null,
          },
        ]
      : [],
    answeredIds: isAnswered ? [assigneeId] : [],
    closeReason: stage === 'completed' ? 'answered' : null,
    closedFromDraft: false,
  };
  return { rfi, history };
}

export const sharedSeed: Seed = seedRfis;
