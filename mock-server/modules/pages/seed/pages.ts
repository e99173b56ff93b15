import type { Seed } from '../../../core/seed.ts';
import type { StoredPage, StoredPageUpdate } from '../../../core/state/pages.ts';
import { Times } from '../../../demo/schedule.ts';
import { companyNames } from '../../companies/seed.ts';
import { hashOf } from '../signing.ts';
import { contentOf, editDoc, wordCountOf } from '../text.ts';
import { writeContent } from '../xml.ts';
import { minutes, reports } from './pageFigures.ts';
import { ANCHOR, pageTexts, QUOTE } from './pageTexts.ts';

type Grants = StoredPage['grants'];

/** Superintendents write in what is for the site, although somebody else made it. */
const forSite: Grants = [{ kind: 'role', id: 'superintendent', level: 'edit' }];
const forDesign: Grants = [...forSite, { kind: 'role', id: 'design_reviewer', level: 'edit' }];

interface Row {
  id: string;
  title: string;
  by: string;
  /** Hours before now at which it was made, and written in last. */
  from: number;
  to: number;
  in?: string;
  kind?: StoredPage['kind'];
  status?: StoredPage['status'];
  grants?: Grants;
  more?: Partial<StoredPage>;
}

const rows = (times: Times): readonly Row[] => [
  {
    ...{ id: 'pag_harbor-site', title: 'Site handbook', by: 'usr_ana', from: 900, to: 700 },
    grants: forSite,
    more: { favoriteOfIds: ['usr_ana', 'usr_kofi'] },
  },
  {
    ...{ id: 'pag_harbor-method', title: 'Method statement: level 4 pour', by: 'usr_marcus' },
    ...{ from: 60, to: 20, in: 'pag_harbor-site', grants: forDesign },
    more: { viewedAt: { usr_ana: times.ago(6) } },
  },
  {
    ...{ id: 'pag_harbor-crane', title: 'Tower crane over Harbor Street', by: 'usr_kofi' },
    ...{ from: 800, to: 790, in: 'pag_harbor-site', grants: forSite },
  },
  {
    ...{ id: 'pag_harbor-wind', title: 'Limits in wind', by: 'usr_kofi', from: 780, to: 300 },
    ...{ in: 'pag_harbor-crane', grants: forSite },
  },
  {
    ...{ id: 'pag_harbor-meetings', title: 'OAC meetings', by: 'usr_ana', from: 890, to: 890 },
    grants: forDesign,
  },
  {
    ...{ id: 'pag_harbor-minutes-1', title: 'OAC meeting 14', by: 'usr_ana', from: 218, to: 214 },
    ...{ in: 'pag_harbor-meetings', kind: 'minutes', grants: forDesign },
    more: { date: times.date(-9), distributedAt: times.ago(213) },
  },
  {
    ...{ id: 'pag_harbor-minutes-2', title: 'OAC meeting 15', by: 'usr_ana', from: 50, to: 46 },
    ...{ in: 'pag_harbor-meetings', kind: 'minutes', grants: forDesign },
    more: { date: times.date(-2), viewedAt: { usr_ana: times.ago(3) } },
  },
  {
    ...{ id: 'pag_harbor-daily', title: 'Daily reports', by: 'usr_marcus', from: 880, to: 880 },
    grants: forSite,
  },
  {
    ...{ id: 'pag_harbor-daily-1', title: 'Daily report', by: 'usr_marcus', from: 76, to: 73 },
    ...{ in: 'pag_harbor-daily', kind: 'daily_report', status: 'completed', grants: forSite },
    more: { date: times.date(-3) },
  },
  {
    ...{ id: 'pag_harbor-daily-2', title: 'Daily report', by: 'usr_marcus', from: 52, to: 49 },
    ...{ in: 'pag_harbor-daily', kind: 'daily_report', grants: forSite },
    more: { date: times.date(-2) },
  },
  {
    ...{ id: 'pag_harbor-daily-3', title: 'Daily report', by: 'usr_kofi', from: 27, to: 25 },
    ...{ in: 'pag_harbor-daily', kind: 'daily_report', status: 'draft', grants: forSite },
    more: { date: times.date(-1) },
  },
  {
    ...{ id: 'pag_harbor-claim', title: 'Delay by wind, for the claim', by: 'usr_ana' },
    ...{ from: 150, to: 140, status: 'draft' },
    more: { access: 'restricted', grants: [{ kind: 'person', id: 'usr_nora', level: 'comment' }] },
  },
  {
    ...{ id: 'pag_harbor-logistics', title: 'Logistics in summer', by: 'usr_ana' },
    ...{ from: 2000, to: 1900 },
    more: { archivedAt: times.ago(1200) },
  },
  {
    ...{ id: 'pag_harbor-tpl-daily', title: 'Daily report', by: 'usr_ana', from: 2100, to: 2100 },
    ...{ kind: 'daily_report', more: { isTemplate: true } },
  },
  {
    ...{ id: 'pag_harbor-tpl-minutes', title: 'OAC meeting', by: 'usr_ana', from: 2100, to: 2100 },
    ...{ kind: 'minutes', more: { isTemplate: true } },
  },
];

/** The updates of a text without their times, which are the same for all tenants. */
const written = new Map<string, readonly { data: string; byId: string }[]>();

function updatesFor(id: string): readonly { data: string; byId: string }[] {
  const known = written.get(id);
  if (known) return known;
  const state = { pageUpdates: {} as Record<string, StoredPageUpdate[]> };
  const made = (pageTexts[id] ?? []).map(([byId, text], i) => {
    const data = editDoc(state, id, (doc) => writeContent(doc, text)) ?? '';
    const update = { id: String(i), data, at: '', byId };
    state.pageUpdates[id] = [...(state.pageUpdates[id] ?? []), update];
    return { data, byId };
  });
  written.set(id, made);
  return made;
}

function timedUpdates({ id, from, to }: Row, times: Times): StoredPageUpdate[] {
  const made = updatesFor(id);
  const step = (from - to) / Math.max(1, made.length - 1);
  return made.map((update, i) => ({
    ...{ id: `${id.replace('pag_', 'upd_')}-${i + 1}`, ...update },
    at: times.ago(made.length === 1 ? to : from - step * i),
  }));
}

/** Returns the comments and the named version of the method statement. */
const reviewed = (times: Times, wordCount: number): Partial<StoredPage> => ({
  versions: [
    {
      ...{ number: 1, name: 'Before the review', seq: 1, createdAt: times.ago(59) },
      ...{ createdById: 'usr_marcus', authorIds: ['usr_marcus'], wordCount },
    },
  ],
  threads: [
    {
      ...{ id: 'pth_harbor-1', anchor: ANCHOR, quote: QUOTE, resolvedAt: null, resolvedById: null },
      comments: [
        {
          ...{ id: 'pcm_harbor-1', mentionIds: ['usr_marcus'], editedAt: null },
          body: 'Do we get 12 hours at the joint and still finish before the rain on Saturday?',
          ...{ createdAt: times.ago(19), createdById: 'usr_ana' },
        },
        {
          ...{ id: 'pcm_harbor-2', mentionIds: [], editedAt: null },
          body: 'Yes, if A to C is placed by 10 on Thursday. I told Rainier.',
          ...{ createdAt: times.ago(17), createdById: 'usr_marcus' },
        },
      ],
    },
  ],
});

/** @param now milliseconds since the epoch; all times are relative to it */
export const sharedSeed: Seed = (now) => {
  const times = new Times(now);
  const all = rows(times);
  const figures = minutes(times);
  const pageUpdates = Object.fromEntries(all.map((row) => [row.id, timedUpdates(row, times)]));
  const state = { pageUpdates };
  const places = new Map<string | undefined, number>();
  const pages = all.map((row): StoredPage => {
    const position = places.get(row.in) ?? 0;
    places.set(row.in, position + 1);
    const updates = pageUpdates[row.id] ?? [];
    const page: StoredPage = {
      ...{ id: row.id, projectId: 'prj_harbor', title: row.title, kind: row.kind ?? 'page' },
      ...{ status: row.status ?? 'active', parentId: row.in ?? null, position },
      ...{ isTemplate: false, archivedAt: null, date: null, access: 'project' },
      grants: row.grants ?? [],
      ...{ signature: null, signedNames: {}, countersignature: null, distributedAt: null },
      ...{ createdAt: times.ago(row.from), createdById: row.by },
      updatedAt: times.ago(row.to),
      updatedById: updates.at(-1)?.byId ?? row.by,
      writingSince: times.ago(row.from),
      ...{ favoriteOfIds: [], viewedAt: {}, threads: [], files: [], versions: [] },
      report: reports[row.id] ?? null,
      minutes: figures[row.id] ?? null,
      version: 1,
      ...row.more,
    };
    if (page.id === 'pag_harbor-method') {
      const first = { pageUpdates: { [page.id]: updates.slice(0, 1) } };
      return { ...page, ...reviewed(times, wordCountOf(first, page.id)) };
    }
    return page.status === 'completed' ? signed(page, state, times) : page;
  });
  return { pages: Object.fromEntries(pages.map((page) => [page.id, page])), pageUpdates };
};

/** Returns the report that its author and the project manager have signed. */
function signed(
  page: StoredPage,
  state: { pageUpdates: Record<string, StoredPageUpdate[]> },
  times: Times,
): StoredPage {
  // The text is made before it is signed.
  contentOf(state, page.id);
  const hash = hashOf(state, page);
  return {
    ...page,
    signature: { name: 'Marcus Reed', byId: 'usr_marcus', at: times.ago(72.5), hash },
    signedNames: Object.fromEntries(
      (page.report?.crews ?? []).map(({ companyId }) => [companyId, companyNames[companyId] ?? '']),
    ),
    countersignature: { name: 'Ana Torres', byId: 'usr_ana', at: times.ago(70), hash },
    versions: [
      {
        ...{ number: 1, name: null, seq: state.pageUpdates[page.id]?.length ?? 0 },
        ...{ createdAt: times.ago(72.5), createdById: 'usr_marcus', authorIds: ['usr_marcus'] },
        wordCount: wordCountOf(state, page.id),
      },
    ],
    version: 3,
  };
}
