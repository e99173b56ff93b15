import { disciplineOf } from '../../converter/drawings/discipline.ts';
import { PdfError, type ReadPage, readPages, type Source } from '../../converter/drawings/read.ts';
import { withoutProject } from '../../converter/drawings/titleBlock.ts';
import { UsedTooMuch } from '../../converter/workers/pool.ts';
import { noteProcessed } from '../../core/activity/system.ts';
import { readStoredFile } from '../../core/files/read.ts';
import { sheetsOf } from '../../core/permissions/plans.ts';
import { dropFile, hasRoomFor, keepUpload } from '../../core/state/files.ts';
import { lookUp, type Processing } from '../../core/state/model.ts';
import type { StoredPlanSet, StoredSheet } from '../../core/state/plans.ts';
import { dropPlacesOn } from '../../core/state/records/places.ts';
import { newId } from '../../core/state/secrets.ts';
import { ENDED_HOST, MOST_ENDS } from '../../core/state/storage/jobs.ts';
import type { Tenant } from '../../core/state/tenant.ts';

type Failure = NonNullable<Processing['error']>;

const READY: Processing = { state: 'ready', progress: 1, error: null };
const QUEUED: Processing = { state: 'queued', progress: 0, error: null };
const failed = (error: Failure): Processing => ({ state: 'failed', progress: 0, error });

const FAILURES: Record<PdfError['reason'], Failure> = {
  damaged: { code: 'broken_file', message: 'The PDF is damaged. Export it again.' },
  encrypted: {
    code: 'not_convertible',
    message: 'The PDF is protected with a password. Save it without one.',
  },
  too_many_pages: {
    code: 'not_convertible',
    message: 'The PDF has more than 2,000 pages. Upload it in parts.',
  },
};
/** A page that takes longer is not worth the wait, in milliseconds. */
const PATIENCE_MS = 180_000;
/** Sets from this size on are split, so that a sheet loads alone. */
const SPLIT_BYTES = 8 * 1024 ** 2;
const STUCK: Failure = {
  code: 'not_convertible',
  message: 'A page of the PDF takes too long to draw. Export it again with fewer details.',
};
const NO_ROOM: Failure = {
  code: 'no_room',
  message: 'The host has no room for the pictures of the sheets.',
};

/** The bytes of a set, or its path on the disk. */
export async function sourceOf(tenant: Tenant, { fileId }: StoredPlanSet): Promise<Source | null> {
  const file = lookUp(tenant.state.files, fileId);
  if (!file) return null;
  return file.source.kind === 'large' ? tenant.folder.path(file.id) : readStoredFile(tenant, file);
}

/** Changes a set that is still there. */
function update(tenant: Tenant, setId: string, change: Partial<StoredPlanSet>): void {
  const set = lookUp(tenant.state.planSets, setId);
  if (!set) return;
  const changed = { ...set, ...change };
  tenant.state.planSets[setId] = changed;
  const { processing } = changed;
  const isEnd = processing.state === 'ready' || processing.state === 'failed';
  const record = { ...changed, title: changed.name };
  if (isEnd) noteProcessed(tenant, 'plan_set', record, processing);
  tenant.changed();
}

/** Puts a set at the end of the tenant's queue: its pages become drafts, or its drafts are read again. */
export function readLater(tenant: Tenant, setId: string): void {
  const set = lookUp(tenant.state.planSets, setId);
  if (!set) return;
  tenant.state.planSets[setId] = { ...set, processing: QUEUED };
  tenant.jobs.add('plans', setId, (signal, ends) => read(tenant, setId, signal, ends));
}

/** Restarts what the last shutdown interrupted. */
export function resumePlans(tenant: Tenant): void {
  for (const { id, processing } of Object.values(tenant.state.planSets)) {
    if (/^(queued|running)$/.test(processing.state)) readLater(tenant, id);
  }
}

async function read(
  tenant: Tenant,
  setId: string,
  signal: AbortSignal,
  ends: number,
): Promise<void> {
  const set = lookUp(tenant.state.planSets, setId);
  if (!set) return;
  if (ends >= MOST_ENDS) {
    const processing = failed({ code: 'not_convertible', message: ENDED_HOST });
    return update(tenant, setId, { processing });
  }
  const stuck = new AbortController();
  let patience: ReturnType<typeof setTimeout> | undefined;
  const onProgress = (progress: number) => {
    if (signal.aborted) return;
    clearTimeout(patience);
    patience = setTimeout(() => stuck.abort(), PATIENCE_MS);
    update(tenant, setId, { processing: { state: 'running', progress, error: null } });
  };
  onProgress(0);
  try {
    const source = await sourceOf(tenant, set);
    const pictures = sheetsOf(tenant.state, setId).length === 0;
    const { titleBlock } = set;
    const split = pictures && set.sizeBytes >= SPLIT_BYTES ? tenant.folder.path(setId) : null;
    const pages = source
      ? await readPages(
          { source, titleBlock, pictures, split },
          { signal: AbortSignal.any([signal, stuck.signal]), onProgress },
        )
      : [];
    if (signal.aborted || !lookUp(tenant.state.planSets, setId)) return;
    const error = source ? keep(tenant, set, pages) : FAILURES.damaged;
    update(tenant, setId, {
      processing: error ? failed(error) : READY,
      ...(!error && { pageCount: pages.length }),
    });
  } catch (error) {
    if (signal.aborted) return;
    const fault = error instanceof PdfError ? FAILURES[error.reason] : null;
    const known = stuck.signal.aborted || error instanceof UsedTooMuch ? STUCK : fault;
    if (!known) tenant.warn(`The set ${setId} could not be read: ${String(error)}`);
    const internal: Failure = { code: 'internal', message: 'The set could not be read.' };
    update(tenant, setId, { processing: failed(known ?? internal) });
  } finally {
    clearTimeout(patience);
  }
}

/** Keeps the PDF of a page alone that the process wrote. Returns its id. */
function keepPage({ state, folder }: Tenant, { id: setId, fileName }: StoredPlanSet, page: number) {
  const id = newId('fil');
  folder.rename(`${setId}-${page}`, id);
  const name = fileName.replace(/\.pdf$/i, ` ${page}.pdf`);
  const source = { kind: 'large' } as const;
  state.files[id] = { id, fileName: name, contentType: 'application/pdf', source };
  return id;
}

/** Makes drafts of new pages, or corrects the drafts. Returns why it cannot. */
function keep(tenant: Tenant, set: StoredPlanSet, pages: readonly ReadPage[]): Failure | null {
  const { state } = tenant;
  const drafts = sheetsOf(state, set.id);
  const now = new Date(tenant.now()).toISOString();
  const bytes = pages.reduce(
    (sum, { thumbnail, preview }) => sum + (thumbnail?.length ?? 0) + (preview?.length ?? 0),
    0,
  );
  if (!hasRoomFor(tenant, bytes)) return NO_ROOM;
  for (const [i, page] of pages.entries()) {
    const { thumbnail, preview, isSplit, ...facts } = page;
    const title = withoutProject(facts.title, state.projects[set.projectId]?.name ?? '');
    const read = { ...facts, title, discipline: disciplineOf(facts.number) };
    const draft = drafts.find((candidate) => candidate.page === i + 1);
    if (draft) {
      if (draft.planStatus !== 'draft') continue;
      const { callouts, words, number, revision, discipline } = read;
      state.sheets[draft.id] = {
        ...draft,
        ...{ callouts, words, number, title, revision, discipline },
        updatedAt: now,
        version: draft.version + 1,
      };
      continue;
    }
    if (!thumbnail || !preview) continue;
    const picture = (ending: string, data: Uint8Array) =>
      keepUpload(tenant, {
        fileName: `${i + 1}-${ending}.jpg`,
        contentType: 'image/jpeg',
        data: Buffer.from(data),
      }).id;
    const sheet: StoredSheet = {
      ...read,
      id: newId('sht'),
      projectId: set.projectId,
      setId: set.id,
      page: i + 1,
      planStatus: 'draft',
      supersededById: null,
      metersPerPoint: null,
      alignment: null,
      fileId: isSplit ? keepPage(tenant, set, i + 1) : null,
      thumbnailFileId: picture('small', thumbnail),
      previewFileId: picture('preview', preview),
      createdAt: now,
      updatedAt: now,
      version: 1,
    };
    state.sheets[sheet.id] = sheet;
  }
  return null;
}

/** Removes a set with its drafts and files. */
export function dropSet(tenant: Tenant, set: StoredPlanSet): void {
  const { state } = tenant;
  tenant.jobs.cancel(set.id);
  delete state.planSets[set.id];
  dropFile(tenant, set.fileId);
  for (const sheet of sheetsOf(state, set.id)) {
    delete state.sheets[sheet.id];
    dropPlacesOn(state, { type: 'plan', id: sheet.id });
    dropFile(tenant, sheet.fileId);
    dropFile(tenant, sheet.thumbnailFileId);
    dropFile(tenant, sheet.previewFileId);
    for (const { id, sheetId } of Object.values(state.sheetMarkups)) {
      if (sheetId === sheet.id) delete state.sheetMarkups[id];
    }
  }
}
