import { ApiError, isAbort } from '@/api/apiError';
import { fetchWithDownloadProgress } from '@/api/transfer';
import { ViewerError, type ViewerEvents } from '@/shared/viewer/viewer';
import type { ModelFile } from './modelFile';
import type { ModelSource, SourceOptions } from './source';

/** Loads and parses a model. Each format loads its own code. */
export async function loadModel(
  { format, read: readFile }: ModelFile,
  { signal, onProgress }: Pick<ViewerEvents, 'signal' | 'onProgress'>,
  options: SourceOptions,
): Promise<ModelSource> {
  const reader = format === 'glb' ? import('./glbSource') : import('./fragSource');
  const tell = (loadedBytes: number, totalBytes: number | null, busy: boolean) =>
    onProgress({ loadedBytes, totalBytes, parts: busy ? 0 : 1, neededParts: 1, busy });
  const { data } = await readFile({
    fetch: fetchWithDownloadProgress(({ loaded, total }) => tell(loaded, total, true)),
    signal,
  }).catch((error: unknown) => {
    throw isAbort(error) ? error : asViewerError(error);
  });
  const bytes = await data.arrayBuffer();
  tell(bytes.byteLength, bytes.byteLength, false);
  const read = await reader;
  return 'openGlb' in read ? read.openGlb(bytes, options) : read.openFragments(bytes, options);
}

function asViewerError(error: unknown): ViewerError {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 403) return new ViewerError('forbidden', error);
  if (status === 404) return new ViewerError('missing', error);
  return new ViewerError(status === 409 ? 'notReady' : 'network', error);
}
