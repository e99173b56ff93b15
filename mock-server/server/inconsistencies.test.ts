import { expect, it } from 'vitest';
import type { ProjectRole, TenantState } from '../core/state/model.ts';
import type { LogRecord } from '../core/state/records/logs.ts';
import { MemoryStorage } from '../core/state/storage/uploadStorage.ts';
import { growPunchItems } from '../modules/punch-items/seed/items.ts';
import { inconsistencies } from './inconsistencies.ts';
import { seedState } from './seedState.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const settings = { accessTokenSeconds: 1, refreshTokenSeconds: 1, emailedTokenSeconds: null };
const LONG_AGO = '2001-01-01T00:00:00.000Z';

interface World {
  state: TenantState;
  storage: MemoryStorage;
}

/** The seed plus a signed-in user and an uploaded file, with no shared (frozen) records. */
function sound(): World {
  const state = structuredClone(seedState(NOW, settings));
  const storage = new MemoryStorage();
  state.sessions.ses_1 = {
    id: 'ses_1',
    userId: 'usr_ana',
    startedAt: new Date(NOW).toISOString(),
    fcmToken: null,
  };
  state.refreshTokens.hash = { sessionId: 'ses_1', expiresAt: NOW, spent: false };
  state.emailedTokens.hash = { purpose: 'reset', userId: 'usr_ana', expiresAt: NOW, spent: false };
  const file = { id: 'fil_up', fileName: 'a.ply', contentType: 'text/plain' };
  state.files.fil_up = { ...file, source: { kind: 'upload' } };
  storage.put('fil_up', Buffer.from('x'));
  const scan = first(state.scans, () => true);
  state.scans.scn_up = { ...scan, id: 'scn_up', fileId: 'fil_up', thumbnailFileId: null };
  return { state, storage };
}

function first<T>(records: Record<string, T>, fits: (record: T) => boolean): T {
  const found = Object.values(records).find(fits);
  if (!found) throw new Error('The seed has no such record.');
  return found;
}

const punch = ({ state }: World, status = 'open') =>
  first(state.punchItems, (item) => item.status === status);
const rfi = ({ state }: World, status = 'open') => first(state.rfis, (r) => r.status === status);
const submittal = ({ state }: World, status = 'open') =>
  first(state.submittals, (s) => s.status === status);
const tour = ({ state }: World) => first(state.tours, ({ visibility }) => visibility === 'public');
const talkedOf = ({ state }: World) => first(state.punchItems, (i) => i.comments.length > 0);
const shownIn = ({ state }: World) => first(state.punchItems, (i) => i.attachments.length > 0);
const reviewed = ({ state }: World) =>
  first(state.submittals, (s) => s.steps.some(({ responses }) => responses.length > 0));
const answered = ({ state }: World) => first(state.rfis, (r) => r.closeReason === 'answered');

const order = (state: World['state']) => first(state.changeOrders, () => true);

/** Changes a file of the demo. */
const spoil = ({ documents }: World['state'], fields: object) =>
  Object.assign(documents, { doc_crane: { ...documents.doc_crane, ...fields } });

it('finds nothing in the seed of either size', () => {
  const world = sound();
  expect(inconsistencies(world)).toEqual([]);
  growPunchItems(world.state, NOW, 500);
  expect(inconsistencies(world)).toEqual([]);
});

const faults: [name: string, plant: (world: World) => void, found: RegExp][] = [
  [
    'a key that is no id',
    ({ state }) => Object.assign(state.rfis, { x: rfi({ state } as World) }),
    /is stored under x/,
  ],
  ['an unknown project', (w) => Object.assign(punch(w), { projectId: 'prj_x' }), /prj_x, which/],
  [
    'a way out of a tour',
    (w) => tour(w).scenes[0]?.links.push({ toSceneId: 'tsc_x', yaw: 0, pitch: 0 }),
    /tsc_x, which/,
  ],
  ['a tour that begins nowhere', (w) => Object.assign(tour(w), { startSceneId: null }), /nowhere/],
  ['a public draft', (w) => Object.assign(tour(w), { state: 'draft' }), /public, and a draft/],
  ['an unknown manager', (w) => Object.assign(rfi(w), { managerId: 'usr_x' }), /usr_x, which/],
  ['an unknown assignee', (w) => punch(w).assigneeIds.push('usr_x'), /usr_x, which/],
  ['an unknown watcher', (w) => punch(w).watcherIds.push('usr_x'), /usr_x, which/],
  [
    'an unknown final approver',
    (w) => Object.assign(punch(w), { finalApproverId: 'usr_x' }),
    /usr_x/,
  ],
  ['an unknown company', (w) => Object.assign(punch(w), { raisedByCompanyId: 'com_x' }), /com_x/],
  [
    'a comment of nobody',
    (w) => Object.assign(part(talkedOf(w).comments), { createdById: 'usr_x' }),
    /usr_x/,
  ],
  ['a mention of nobody', (w) => part(talkedOf(w).comments).mentionIds.push('usr_x'), /usr_x/],
  [
    'history of nobody',
    ({ state }) => Object.assign(part(state.activity), { actorId: 'usr_x' }),
    /usr_x/,
  ],
  ['a link to nothing', (w) => punch(w).linked.push({ type: 'scan', id: 'scn_x' }), /scn_x, which/],
  ['a link elsewhere', (w) => punch(w).linked.push({ type: 'rfi', id: elsewhere(w) }), /leads out/],
  [
    'an attachment without its file',
    ({ state }) => delete state.files[shownFile(state)],
    /which does not exist/,
  ],
  [
    'an upload without its bytes',
    ({ storage }) => storage.remove('fil_up'),
    /bytes of file fil_up/,
  ],
  [
    'bytes without a file',
    ({ storage }) => storage.put('fil_x', Buffer.alloc(1)),
    /the storage names fil_x/,
  ],
  [
    'a file that nothing holds',
    ({ state }) => delete state.scans.scn_up,
    /nothing holds file fil_up/,
  ],
  [
    'a company of another account',
    ({ state }) => Object.assign(state.companies.cmp_northline ?? {}, { accountId: 'acc_x' }),
    /company cmp_northline: prj_\w+ is of another account/,
  ],
  [
    'a person of no account',
    ({ state }) => Object.assign(state.users.usr_ana ?? {}, { accountId: 'acc_x' }),
    /users usr_ana.*acc_x/,
  ],
  ['an upload in two records', ({ state }) => held(state), /fil_up twice/],
  ['a scan of nobody', (w) => Object.assign(scan(w), { createdById: 'usr_x' }), /usr_x/],
  [
    'a scan from the future',
    (w) => Object.assign(scan(w), { updatedAt: LONG_AGO }),
    /is after updatedAt/,
  ],
  [
    'a file with an access list',
    ({ state }) => spoil(state, { isPrivate: true }),
    /a file with an access list/,
  ],
  [
    'a file that nobody has checked out',
    ({ state }) => spoil(state, { lock: { byId: 'usr_x', at: LONG_AGO } }),
    /usr_x, which/,
  ],
  [
    'a download of nobody',
    ({ state }) =>
      Object.assign(state, {
        documentDownloads: state.documentDownloads.map((documentDownload) => ({
          ...documentDownload,
          byId: null,
        })),
      }),
    /is of nobody/,
  ],
  ['a view of nobody', (w) => Object.assign(view(w), { createdById: 'usr_x' }), /usr_x/],
  ['a view of no log', (w) => Object.assign(view(w), { log: 'x' }), /x is no log/],
  ['a pin on nothing', ({ state }) => delete state.photos[pin(state, 'photo').target.id], /pin_/],
  [
    'a pin in no scene',
    ({ state }) => Object.assign(pin(state, 'tour').anchor, { sceneId: 'tsc_x' }),
    /pin_h\d+ is on tour/,
  ],
  [
    'a pin of nothing',
    ({ state }) => Object.assign(pin(state, 'video').record, { id: 'pch_x' }),
    /pch_x, which/,
  ],
  [
    'a look at no scene',
    ({ state }) => Object.assign(lookAround(state).state.data, { sceneId: 1 }),
    /scv_h\d+ is on tour/,
  ],
  ['two views of a name', ({ state }) => twin(state), /views has .* twice/],
  [
    'a response of nobody',
    (w) => Object.assign(part(answered(w).responses), { createdById: 'usr_x' }),
    /usr_x/,
  ],
  ['a review of nobody', (w) => Object.assign(oneReview(w), { createdById: 'usr_x' }), /usr_x/],
  [
    "a review of another's step",
    (w) => Object.assign(oneReview(w), { createdById: 'usr_grace', onBehalfOfId: null }),
    /reviewed another's step/,
  ],
  [
    'a revision of nothing',
    (w) => Object.assign(submittal(w), { previousRevisionId: 'sub_x' }),
    /sub_x/,
  ],
  [
    'a revision that is not told',
    (w) => Object.assign(submittal(w), { previousRevisionId: submittal(w, 'closed').id }),
    /another next revision/,
  ],
  ['a number of another revision', (w) => Object.assign(submittal(w), { revision: 7 }), /of 7/],
  [
    'a number given twice',
    (w) =>
      Object.assign(punch(w), {
        number: punch(w, 'closed').number,
        projectId: punch(w, 'closed').projectId,
      }),
    /numbers has PI-\d+ in .* twice/,
  ],
  [
    'a number that is none',
    (w) => Object.assign(punch(w), { number: 'PI-x' }),
    /PI-x is no number/,
  ],
  [
    'an open record without a number',
    (w) => Object.assign(rfi(w), { number: null }),
    /without a number/,
  ],
  [
    'an unknown status',
    (w) => Object.assign(rfi(w), { status: 'pending_reins' }),
    /is pending_reins/,
  ],
  [
    'closed and nobody knows when',
    (w) => Object.assign(punch(w, 'closed'), { closedAt: null }),
    /closed at null/,
  ],
  [
    'open but with a closing user',
    (w) => Object.assign(punch(w), { closedById: 'usr_ana' }),
    /by usr_ana/,
  ],
  [
    'an open item with nobody',
    (w) => Object.assign(punch(w), { assigneeIds: [] }),
    /without \/assigneeIds/,
  ],
  [
    'an open submittal without files',
    (w) => Object.assign(submittal(w), { attachments: [] }),
    /without \/attachments/,
  ],
  [
    'in the court of nobody known',
    (w) => Object.assign(punch(w, 'draft'), { submitted: false, createdById: 'usr_x' }),
    /the court of/,
  ],
  [
    'a closed item without a resolution',
    (w) => Object.assign(punch(w, 'closed'), { resolution: null }),
    /is closed: null/,
  ],
  [
    'a reinspection that nobody asked for',
    (w) => Object.assign(punch(w, 'pending_reins'), { markedDoneById: null }),
    /nobody marked it done/,
  ],
  [
    'a closed RFI without a reason',
    (w) => Object.assign(rfi(w, 'closed'), { closeReason: null }),
    /is closed: null/,
  ],
  [
    'two official responses',
    (w) =>
      answered(w).responses.push({ ...part(answered(w).responses), id: 'rsp_x', official: true }),
    /2 official responses/,
  ],
  [
    'answered by nothing',
    (w) => Object.assign(answered(w), { responses: [] }),
    /answered by nothing/,
  ],
  [
    'a response unreleased',
    (w) => Object.assign(submittal(w), { finalResponse: 'approved' }),
    /unreleased/,
  ],
  [
    'reviewers who are not assigned',
    (w) => Object.assign(submittal(w), { assigneeIds: [] }),
    /not its reviewers/,
  ],
  [
    'an open submittal without a step begun',
    (w) => Object.assign(part(submittal(w).steps), { startedAt: null, endedAt: null }),
    /without a step begun/,
  ],
  [
    'changed before it was made',
    (w) => Object.assign(punch(w), { updatedAt: LONG_AGO }),
    /is after updatedAt/,
  ],
  [
    'closed before it was made',
    (w) => Object.assign(punch(w, 'closed'), { closedAt: LONG_AGO }),
    /createdAt is after closedAt/,
  ],
  [
    'no history',
    (w) => Object.assign(w.state, { activity: [] }),
    /does not begin with its creation/,
  ],
  ['no version', (w) => Object.assign(punch(w), { version: 0 }), /0 is no version/],
  ['a part twice', (w) => talkedOf(w).comments.push(part(talkedOf(w).comments)), /twice/],
  [
    'a role that is none',
    ({ state }) => Object.assign(part(state.memberships), { role: 'king' as ProjectRole }),
    /king is no role/,
  ],
  [
    'a member of nothing',
    ({ state }) => Object.assign(part(state.memberships), { projectId: 'prj_x' }),
    /prj_x/,
  ],
  [
    'a member twice',
    ({ state }) => state.memberships.push(part(state.memberships)),
    /memberships has/,
  ],
  [
    'a session of nobody',
    ({ state }) => Object.assign(state.sessions.ses_1 ?? {}, { userId: 'usr_x' }),
    /usr_x/,
  ],
  ['a token of no session', ({ state }) => delete state.sessions.ses_1, /ses_1/],
  [
    'an email link of an unknown user',
    ({ state }) => Object.assign(state.emailedTokens.hash ?? {}, { userId: 'usr_x' }),
    /usr_x/,
  ],
  [
    'an address twice',
    ({ state }) => Object.assign(state.users.usr_tom ?? {}, { email: 'ana.torres@example.com' }),
    /ana.torres@example.com twice/,
  ],
  [
    'a password as it is',
    ({ state }) => Object.assign(state.users.usr_tom ?? {}, { passwordHash: 'Portal!2026' }),
    /not stored as a hash/,
  ],
  [
    'preferences of nobody',
    ({ state }) => Object.assign(state.notificationPreferences, { usr_x: {} }),
    /usr_x/,
  ],
  ['an outbox without an end', ({ state }) => state.outbox.push(...emails(101)), /101 emails/],
  [
    'a company without a project',
    ({ state }) => first(state.companies, () => true).projectIds.push('prj_x'),
    /prj_x/,
  ],
  [
    'an order about no line',
    ({ state }) => Object.assign(part(order(state).lines), { budgetLineId: 'bgl_x' }),
    /bgl_x, which/,
  ],
  [
    'an invoice above its commitment',
    ({ state }) =>
      Object.assign(
        part(first(state.invoices, ({ approved }) => approved !== null).approved?.rows ?? []),
        {
          thisPeriodMinor: 1e12,
        },
      ),
    /bills more than scheduled/,
  ],
  [
    'a snapshot that somebody changed',
    ({ state }) =>
      Object.assign(first(state.budgetSnapshots, () => true).totals, { directMinor: 1 }),
    /does not add up/,
  ],
  [
    'a project of no status',
    ({ state }) =>
      Object.assign(
        first(state.projects, () => true),
        { status: 'x' },
      ),
    /is x/,
  ],
];

const part = <T>([item]: readonly T[]): T => {
  if (item === undefined) throw new Error('There is no such part.');
  return item;
};
const scan = ({ state }: World) => first(state.scans, () => true);
const pin = ({ pins }: TenantState, type: string) =>
  first(pins, ({ target }) => target.type === type);
const lookAround = ({ sceneViews }: TenantState) =>
  first(sceneViews, ({ target }) => target.type === 'tour');
const view = ({ state }: World) => first(state.savedViews, () => true);
const oneReview = (w: World) => part(reviewed(w).steps.flatMap(({ responses }) => responses));
const elsewhere = (w: World) =>
  first(w.state.rfis, ({ projectId }) => projectId !== punch(w).projectId).id;
const shownFile = (state: TenantState) =>
  part(shownIn({ state } as World).attachments as LogRecord['attachments']).fileId;
const held = (state: TenantState) => {
  const [someScan] = Object.values(state.scans);
  Object.assign(someScan ?? {}, { thumbnailFileId: 'fil_up' });
};
const twin = (state: TenantState) => {
  const savedView = first(state.savedViews, () => true);
  state.savedViews.viw_x = { ...savedView, id: 'viw_x', name: savedView.name.toUpperCase() };
};
const emails = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    id: `eml_${i}`,
    to: 'ana.torres@example.com',
    subject: '',
    text: '',
    link: '',
    sentAt: LONG_AGO,
  }));

it.each(faults)('finds %s', (_, plant, found) => {
  const world = sound();
  plant(world);
  expect(inconsistencies(world).join('\n')).toMatch(found);
});

it('finds a prototype that a request has changed', () => {
  const world = sound();
  try {
    Object.assign(Object.prototype, { polluted: true });
    expect(inconsistencies(world)).toContain('Object.prototype has been changed');
  } finally {
    Reflect.deleteProperty(Object.prototype, 'polluted');
  }
  expect(inconsistencies(world)).toEqual([]);
});
