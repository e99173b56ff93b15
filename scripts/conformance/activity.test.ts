import { expect, test } from 'vitest';
import type { Operation } from './operations.ts';
import { recipes } from './recipes.ts';
import { withBody } from './requests/bodies.ts';
import { dataOf, type Json } from './requests/values.ts';
import { run, start, state, world } from './rolesTestkit.ts';
import { type Input, Skip } from './run.ts';
import { api } from './testkit.ts';

const PERSONAL = 'a mark of the caller, which nobody else sees';
const UPLOAD = 'the record that is made of the upload is logged';
const READS = 'it changes nothing';
const EMAIL = 'it sends an email; what its link does is logged';
const PRESENCE = 'it lasts only while a record is open';
const CONVERSATION = 'a conversation is its own record, in which edits and deletions leave a mark';
const DEVICE = 'it keeps a device going, and is nothing that a person does';

/** The operations that write no entry, and why. */
const UNLOGGED: Readonly<Record<string, string>> = {
  addAuthenticator: 'the first code of the app, which turns it on, is logged',
  addMessageAttachment: CONVERSATION,
  addMessageRecord: CONVERSATION,
  addUploadChunk: UPLOAD,
  bulkUpdateNotifications: PERSONAL,
  createMessage: CONVERSATION,
  createReminders: 'those who are reminded hear of it, and nothing changes',
  createUpload: UPLOAD,
  deleteMessage: CONVERSATION,
  deletePresence: PRESENCE,
  deletePushToken: DEVICE,
  deleteUpload: UPLOAD,
  forgotPassword: EMAIL,
  makeLoginChallenge: READS,
  makeNotificationsRead: PERSONAL,
  makePasskeyChallenge: READS,
  makeRecordNotificationsRead: PERSONAL,
  previewRole: READS,
  refreshToken: DEVICE,
  resendVerification: EMAIL,
  updateDocumentMark: PERSONAL,
  updateMessage: CONVERSATION,
  updateMessagePin: CONVERSATION,
  updateMessageReaction: CONVERSATION,
  updateMessageThreadState: PERSONAL,
  updatePageMarks: PERSONAL,
  updatePagePresence: PRESENCE,
  updatePhotoStar: PERSONAL,
  updatePresence: PRESENCE,
  updateProjectFavorite: PERSONAL,
  updatePunchItemWatch: PERSONAL,
  updatePushToken: DEVICE,
  updateRfiWatch: PERSONAL,
  updateSubmittalWatch: PERSONAL,

  verifyIdentity: READS,
  verifyInvitation: READS,
};

/** Operations whose requests need an authenticator or a provider. Their tests look at the log. */
const TRIED_ELSEWHERE = [
  ...['createPasskey', 'deletePasskey', 'loginWithPasskey', 'loginWithProvider'],
  ...['openProviderLogin', 'updatePasskey'],
];

/** A request that changes something. */
type Call = (operation: Operation) => Input | Promise<Input>;

const body =
  (values: () => Json): Call =>
  async (operation) =>
    withBody(operation, await world.input(operation), values());
const text = (name: string) => body(() => ({ [name]: world.name() }));

/** Makes another call before, about the same record. */
const after =
  (id: string): Call =>
  async () => {
    const { path } = await world.input(api.find(id));
    await world.send(id, { path });
    return { path };
  };

/** A conversion is over before or after a test looks at it, so this sets how far it is. */
const converting =
  (type: 'scan' | 'model', processing: 'queued' | 'canceled'): Call =>
  () => {
    const [scan] = Object.values(state().scans);
    const [model] = Object.values(state().models);
    const part = type === 'scan' ? scan : model?.versions[0];
    if (!scan || !model || !part) throw new Error(`The seed has no ${type}.`);
    part.processing.state = processing;
    const { id, projectId } = type === 'scan' ? scan : model;
    const rest: Input['path'] =
      type === 'scan' ? { scanId: id } : { modelId: id, versionNumber: '1' };
    return { path: { projectId, ...rest } };
  };

/** In place of the request of the recipe, which may leave everything as it is. */
const CALLS: Readonly<Record<string, Call>> = {
  // Only somebody else than the signer countersigns.
  addPageCountersignature: () => {
    const { pages } = state();
    const signed = Object.values(pages).find(({ signature }) => signature !== null);
    if (!signed) throw new Error('The seed has no signed page.');
    const { id: pageId, projectId, version } = signed;
    pages[pageId] = { ...signed, countersignature: null };
    return { path: { projectId, pageId }, json: { version, name: 'Somebody else' } };
  },
  bulkUpdateMembers: body(() => ({ items: [{ id: 'usr_sam', version: 1, status: 'suspended' }] })),
  cancelEmailChange: async () => {
    const change = await world.input(api.find('updateEmail'));
    await world.send('updateEmail', change);
    return { path: {}, ...(change.as && { as: change.as }) };
  },
  cancelModelVersionProcessing: converting('model', 'queued'),
  cancelScanProcessing: converting('scan', 'queued'),
  deleteProjectCover: async (operation) => {
    const { path } = await world.input(operation);
    await world.send('updateProjectCover', {
      ...(await world.input(api.find('updateProjectCover'))),
      path,
    });
    return { path };
  },
  importBudgetLines: body(() => ({ mode: 'valid' })),
  importCostCodes: body(() => ({ mode: 'valid' })),
  importCompanies: body(() => ({ mode: 'valid' })),
  importProjectLocations: body(() => ({ mode: 'valid' })),
  inviteMembers: body(() => ({ emails: ['new.person@example.com'] })),
  makeModelPrivate: after('makeModelPublic'),
  makeScanPrivate: after('makeScanPublic'),
  processModelVersion: converting('model', 'canceled'),
  processScan: converting('scan', 'canceled'),
  // The text of the page is another one now.
  restorePageVersion: () => ({
    path: { projectId: 'prj_harbor', pageId: 'pag_harbor-method', versionNumber: '1' },
  }),
  // It is completed and taken back, because a completed one takes no other call.
  transitionBudget: async (operation) => {
    const input = await world.input(operation);
    const { version } = Object(dataOf((await world.send(operation.id, input)).json));
    return { ...input, json: { version, to: 'active', reason: 'Test run.' } };
  },
  updateBudget: body(() => ({ visibleToOwner: false })),
  updateChangeEvent: text('title'),
  updateChangeOrder: text('title'),
  updateCommitment: text('title'),
  updateCostCode: text('title'),
  updateDirectCost: text('description'),
  updateFieldCamStream: body(() => ({ paused: true })),
  updateInvoice: text('reference'),
  updateModel: text('description'),
  updateNotificationTimes: body(() => ({ digestAt: '06:15' })),
  updatePageThread: body(() => ({ resolved: true })),
  updateShareLink: text('label'),
  updateSheetMarkup: body(() => ({ layer: 'published' })),
  updateTour: text('description'),
  updateTourScene: text('title'),
  // The recipe does not wait for DNS.
  verifySignInDomain: (operation) => world.plain(operation),
};

/** Tells whether the log grew while the first role made one of the requests. Null if none of them succeeded. */
async function isLogged(operation: Operation): Promise<boolean | null> {
  const { variants = {} } = recipes[operation.id] ?? {};
  const calls = [
    CALLS[operation.id] ?? ((called: Operation) => world.input(called)),
    ...Object.values(variants).map(
      ({ call }) =>
        (called: Operation) =>
          call(world, called),
    ),
  ];
  let seen: boolean | null = null;
  for (const call of calls) {
    try {
      const input = await call(operation);
      const before = new Set(state().activity.map(({ id }) => id));
      const answer = await run.send(operation, input);
      world.remember(operation, input, answer);
      if (answer.status >= 300) continue;
      if (state().activity.some(({ id }) => !before.has(id))) return true;
      seen = false;
    } catch (error) {
      if (!(error instanceof Skip)) throw error;
    }
  }
  return seen;
}

test('every operation that changes something writes to the activity log', async () => {
  await start();
  const writing = api.operations.filter(({ method }) => !['get', 'head'].includes(method));
  const unlogged: string[] = [];
  const untried: string[] = [];
  for (const operation of writing) {
    const logged = await isLogged(operation);
    if (logged === false) unlogged.push(operation.id);
    if (logged === null) untried.push(operation.id);
  }
  expect(untried.sort()).toEqual(TRIED_ELSEWHERE);
  expect(unlogged.sort()).toEqual(Object.keys(UNLOGGED).sort());
}, 600_000);
