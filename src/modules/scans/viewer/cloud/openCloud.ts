import { type PointCloudOctree, Potree } from 'potree-core';
import { ViewerError, viewerErrorOf } from '@/shared/viewer/viewer';
import { type CloudInfo, readCloudInfo } from './cloudInfo';
import type { CloudSource } from './cloudSource';
import { createRequests, readMetadata } from './requests';

interface Options {
  source: CloudSource;
  signal: AbortSignal;
  onBytes: (bytes: number) => void;
  onError: (error: ViewerError) => void;
  /** Called when loaded data can be drawn in the next frame. */
  onArrival: () => void;
}

export interface OpenCloud {
  potree: Potree;
  octree: PointCloudOctree;
  info: CloudInfo;
  close: () => void;
}

/**
 * Opens a Potree 2 cloud. Points load as they come into view.
 *
 * @throws ViewerError, or AbortError if the signal aborts.
 */
export async function openCloud(options: Options): Promise<OpenCloud> {
  const { source, signal, onBytes, onError, onArrival } = options;
  const metadata = await readMetadata(source, signal);
  onBytes(metadata.length);
  const info = readCloudInfo(metadata, source.upAxis);
  const potree = new Potree();
  const requests = createRequests({ source, signal, metadata, info, onBytes, onError });
  const octree = await potree.loadPointCloud('cloud/metadata.json', requests);
  // GPUs have too little precision for survey coordinates, so points are relative to the cloud's
  // corner.
  octree.position.set(0, 0, 0);
  // Around the corner, which is turned in the same way, see `readCloudInfo`.
  octree.rotation.x = source.upAxis === 'y' ? Math.PI / 2 : 0;
  octree.updateMatrixWorld(true);
  const closeWorkers = watchWorkers(octree, onArrival, onError);
  const close = () => {
    octree.dispose();
    closeWorkers();
  };
  if (signal.aborted) {
    close();
    signal.throwIfAborted();
  }
  return { potree, octree, info, close };
}

/** Watches the library's workers, because the library never ends them and ignores their errors. */
function watchWorkers(
  octree: PointCloudOctree,
  onArrival: () => void,
  onError: (error: ViewerError) => void,
): () => void {
  const { loader } = octree.pcoGeometry;
  if (!('workerPool' in loader)) throw new ViewerError('brokenFile', 'not Potree 2');
  const pool = loader.workerPool;
  const take = pool.getWorker.bind(pool);
  const returnWorker = pool.returnWorker.bind(pool);
  const busy = new Set<Worker>();
  let closed = false;
  pool.getWorker = (type) => {
    const worker = take(type);
    busy.add(worker);
    worker.onerror = (event) => {
      event.preventDefault();
      if (!closed) onError(viewerErrorOf(event.message, true));
    };
    return worker;
  };
  pool.returnWorker = (type, worker) => {
    busy.delete(worker);
    if (closed) return worker.terminate();
    returnWorker(type, worker);
    // The library creates the points right after it returns the worker.
    queueMicrotask(() => {
      if (!closed) onArrival();
    });
  };
  return () => {
    closed = true;
    for (const worker of [...busy, ...Object.values(pool.workers).flat()]) worker.terminate();
    for (const idle of Object.values(pool.workers)) idle.length = 0;
  };
}
