import { create } from 'zustand';
import { isAbort } from '@/api/apiError';
import { deleteUpload } from '@/api/generated/uploads/deleteUpload.gen';
import { forgetFile, rememberFile } from './remembered';
import { canRetry, isOffline, retryDelay } from './retry';
import { Speed } from './speed';
import type { TransferRequest } from './transfer';
import { wakeDock } from './wake';

/** How many files are sent at once. */
const PARALLEL = 2;

/**
 * `waiting` for its turn, `sending`, `paused` by the person, `offline` until there is a network, `finishing` while
 * something is made of it, `done`, or `failed`.
 */
type UploadState = 'waiting' | 'sending' | 'paused' | 'offline' | 'finishing' | 'done' | 'failed';

export interface UploadRequest extends TransferRequest {
  /** Makes something of the complete upload. It may be asked again after it has failed. */
  finish: (uploadId: string) => Promise<unknown>;
}

/** A file in the queue, as it is shown. */
export interface QueuedUpload {
  id: string;
  title: string;
  fileName: string;
  sizeBytes: number;
  sentBytes: number;
  state: UploadState;
  /** Bytes a second; null while that is not known. */
  speed: number | null;
  /** The upload's id at the server; null before it has one. */
  uploadId: string | null;
  /** Why it failed; null unless it did. */
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

/** What is uploaded, by whichever page it was begun: it goes on while one looks at others. */
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

/** Puts a file at the end of the queue. */
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

/** After a pause, a failure, or a wait for the network. */
export function resume(id: string): void {
  const job = work.get(id);
  if (!job) return;
  clearTimeout(job.timer);
  job.failures = 0;
  change(id, { state: 'waiting', error: null });
  next();
}

/** Gives an upload up: its bytes are thrown away at the server as well. */
export function cancel(id: string): void {
  const job = work.get(id);
  const { uploadId } = find(id) ?? {};
  halt(id);
  dismiss(id);
  if (!job || !uploadId) return;
  forgetFile(uploadId);
  const path = { projectId: job.request.projectId, uploadId };
  // What remains there is forgotten after a day.
  void deleteUpload({ path, headers: { 'Tus-Resumable': '1.0.0' } });
}

/** Takes what is over off the list. */
export function dismiss(id: string): void {
  work.delete(id);
  useUploads.setState(({ items }) => ({ items: items.filter((item) => item.id !== id) }));
  guardLeaving();
  next();
}

/** Ends all of them here: the session is over. They can be resumed after the next sign-in. */
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

/** Starts what has its turn. */
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
  // Its code is loaded by whoever uploads something, and by nobody else.
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
        // A file that cannot be read fails where it is sent.
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
    // It has been made the time before, whose answer was lost.
    if (!(isGone(error) && job.failures > 0)) throw error;
  }
  forgetFile(uploadId);
  change(id, { state: 'done' });
}

function goOnAfter(error: unknown, id: string, job: Work): void {
  job.failures += 1;
  // The server has forgotten it, such as after a day: it begins anew.
  if (isGone(error) && !job.complete && find(id)?.uploadId && job.failures === 1) {
    change(id, { uploadId: null, sentBytes: 0, state: 'waiting', speed: null });
    return;
  }
  const delay = retryDelay(error, job.failures);
  if (delay === null) {
    const { uploadId } = find(id) ?? {};
    // The server has thrown it away, as nothing can be made of it.
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

/** As soon as the browser sees a network again, nobody waits any longer. */
addEventListener('online', () => {
  for (const { id, state, error } of useUploads.getState().items) {
    if (state === 'offline' && isOffline(error)) resume(id);
  }
});

let guarded = false;

/** What would be cut off by closing the page is asked about. The words of the question are the browser's. */
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
