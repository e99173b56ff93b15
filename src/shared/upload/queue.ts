import { create } from 'zustand';
import { isAbort } from '@/api/apiError';
import { deleteUpload } from '@/api/generated/uploads.gen';
import { forgetFile, rememberFile } from './remembered';
import { canRetry, isOffline, retryDelay } from './retry';
import { Speed } from './speed';
import type { TransferRequest } from './transfer';
import { wakeDock } from './wake';

/** Maximum number of concurrent uploads. */
const PARALLEL = 2;

/**
 * `waiting` for a slot, `sending`, `paused` by the user, `offline` until the network is back,
 * `finishing` while the server processes the upload, `done` or `failed`.
 */
type UploadState = 'waiting' | 'sending' | 'paused' | 'offline' | 'finishing' | 'done' | 'failed';

export interface UploadRequest extends TransferRequest {
  /** Processes the complete upload. A retry may call it again. */
  finish: (uploadId: string) => Promise<unknown>;
}

/** A file in the queue, as the dock shows it. */
export interface QueuedUpload {
  id: string;
  title: string;
  fileName: string;
  sizeBytes: number;
  sentBytes: number;
  state: UploadState;
  /** Bytes per second. Null while unknown. */
  speed: number | null;
  /** The upload's id on the server. Null before it has one. */
  uploadId: string | null;
  /** The failure. Null unless the state is `failed`. */
  error: unknown;
}

interface Work {
  request: UploadRequest;
  speed: Speed;
  /** Failures since the last byte that arrived. */
  failures: number;
  stop: AbortController | null;
  /** Whether the server has all bytes, so that only `finish` is left. */
  complete: boolean;
  timer?: ReturnType<typeof setTimeout>;
}

/** The uploads of all pages. They continue while the user visits other pages. */
export const useUploads = create<{ items: readonly QueuedUpload[] }>(() => ({ items: [] }));

const work = new Map<string, Work>();
let serial = 0;

const find = (id: string) => useUploads.getState().items.find((item) => item.id === id);

function change(id: string, part: Partial<QueuedUpload>): void {
  useUploads.setState(({ items }) => ({
    items: items.map((item) => (item.id === id ? { ...item, ...part } : item)),
  }));
  guardLeaving();
}

/** Adds a file to the end of the queue. */
export function enqueue(request: UploadRequest): void {
  const id = `upload-${++serial}`;
  const { file, title, uploadId } = request;
  work.set(id, { request, speed: new Speed(), failures: 0, stop: null, complete: false });
  const item: QueuedUpload = {
    id,
    title,
    fileName: file.name,
    sizeBytes: file.size,
    sentBytes: 0,
    state: 'waiting',
    speed: null,
    uploadId,
    error: null,
  };
  useUploads.setState(({ items }) => ({ items: [...items, item] }));
  guardLeaving();
  wakeDock();
  next();
}

export function pause(id: string): void {
  halt(id);
  change(id, { state: 'paused', speed: null });
  next();
}

/** Resumes after a pause, a failure or a wait for the network. */
export function resume(id: string): void {
  const job = work.get(id);
  if (!job) return;
  clearTimeout(job.timer);
  job.failures = 0;
  change(id, { state: 'waiting', error: null });
  next();
}

/** Cancels an upload and deletes its bytes on the server. */
export function cancel(id: string): void {
  const job = work.get(id);
  const { uploadId } = find(id) ?? {};
  halt(id);
  dismiss(id);
  if (!job || !uploadId) return;
  forgetFile(uploadId);
  const path = { projectId: job.request.projectId, uploadId };
  // The server deletes leftovers after a day.
  void deleteUpload({ path, headers: { 'Tus-Resumable': '1.0.0' } });
}

/** Removes a finished upload from the list. */
export function dismiss(id: string): void {
  work.delete(id);
  useUploads.setState(({ items }) => ({ items: items.filter((item) => item.id !== id) }));
  guardLeaving();
  next();
}

/** Stops all uploads when the session ends. Users can resume them after the next sign-in. */
export function clearUploads(): void {
  for (const id of work.keys()) halt(id);
  work.clear();
  useUploads.setState({ items: [] });
  guardLeaving();
}

function halt(id: string): void {
  const job = work.get(id);
  clearTimeout(job?.timer);
  job?.stop?.abort();
}

/** Starts the next waiting uploads. */
function next(): void {
  const { items } = useUploads.getState();
  const running = items.filter(({ state }) => state === 'sending').length;
  const waiting = items.filter(({ state }) => state === 'waiting');
  for (const { id } of waiting.slice(0, Math.max(0, PARALLEL - running))) void run(id);
}

async function run(id: string): Promise<void> {
  const job = work.get(id);
  if (!job) return;
  const stop = new AbortController();
  job.stop = stop;
  change(id, { state: 'sending' });
  try {
    if (!job.complete) await send(id, job, stop.signal);
    await finish(id, job);
  } catch (error) {
    if (stop.signal.aborted || isAbort(error)) return;
    goOnAfter(error, id, job);
  }
  next();
}

async function send(id: string, job: Work, signal: AbortSignal): Promise<void> {
  const { request, speed } = job;
  // Load the code only when something is uploaded.
  const { transfer } = await import('./transfer');
  signal.throwIfAborted();
  await transfer(
    { ...request, uploadId: find(id)?.uploadId ?? null },
    {
      signal,
      onProgress: (sentBytes) => {
        if (signal.aborted) return;
        if (sentBytes > (find(id)?.sentBytes ?? 0)) job.failures = 0;
        change(id, { sentBytes, speed: speed.note(sentBytes, performance.now()) });
      },
      onBegun: (uploadId) => {
        // An unreadable file fails when it is sent.
        rememberFile(uploadId, request.file).catch(() => {});
        change(id, { uploadId });
      },
    },
  );
  job.complete = true;
  job.failures = 0;
}

async function finish(id: string, job: Work): Promise<void> {
  const { uploadId } = find(id) ?? {};
  if (!uploadId) return;
  change(id, { state: 'finishing', sentBytes: job.request.file.size, speed: null });
  next();
  try {
    await job.request.finish(uploadId);
  } catch (error) {
    // The previous attempt succeeded, but its answer was lost.
    if (!(isGone(error) && job.failures > 0)) throw error;
  }
  forgetFile(uploadId);
  change(id, { state: 'done' });
}

function goOnAfter(error: unknown, id: string, job: Work): void {
  job.failures += 1;
  // The server no longer has the upload, for example after a day, so start over.
  if (isGone(error) && !job.complete && find(id)?.uploadId && job.failures === 1) {
    change(id, { uploadId: null, sentBytes: 0, state: 'waiting', speed: null });
    return;
  }
  const delay = retryDelay(error, job.failures);
  if (delay === null) {
    const { uploadId } = find(id) ?? {};
    // The server has deleted the upload, because it cannot process it.
    if (uploadId && !canRetry(error)) forgetFile(uploadId);
    change(id, { state: 'failed', error, speed: null });
    return;
  }
  change(id, { state: 'offline', error, speed: null });
  job.timer = setTimeout(() => {
    change(id, { state: 'waiting' });
    next();
  }, delay);
}

const isGone = (error: unknown) =>
  error instanceof Error && 'status' in error && (error.status === 404 || error.status === 410);

/** Retries at once when the browser is back online. */
addEventListener('online', () => {
  for (const { id, state, error } of useUploads.getState().items) {
    if (state === 'offline' && isOffline(error)) resume(id);
  }
});

let guarded = false;

/** Asks before the page closes while uploads are running. The browser words the question. */
function guardLeaving(): void {
  const { items } = useUploads.getState();
  const busy = items.some(({ state }) => /^(waiting|sending|offline|finishing)$/.test(state));
  if (busy === guarded) return;
  guarded = busy;
  if (busy) addEventListener('beforeunload', onUnload);
  else removeEventListener('beforeunload', onUnload);
}

function onUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
