import { DetailedError, Upload } from 'tus-js-client';
import type { UploadPurpose } from '@/api/generated/types.gen';
import { ApiHttpStack, uploadIdOf, uploadUrlOf } from './httpStack';

/**
 * Bytes per request. Each request has a checksum and is sent again as a whole if the connection
 * breaks.
 */
const CHUNK_BYTES = 8 * 1024 ** 2;

export interface TransferRequest {
  file: File;
  projectId: string;
  purpose: UploadPurpose;
  title: string;
  description: string;
  /** Metadata to read when the upload is resumed. The server stores it unchanged. */
  details?: string;
  /** The upload to resume. Null for a new one. */
  uploadId: string | null;
}

interface Watch {
  /** Stops sending. Bytes that the server has received stay there. */
  signal: AbortSignal;
  onProgress: (sentBytes: number) => void;
  /** Called once the server has created the upload. */
  onBegun: (uploadId: string) => void;
}

/**
 * Sends a file with the tus protocol, starting at the server's offset.
 *
 * @returns The id of the complete upload.
 * @throws ApiError, also if the signal stops it.
 */
export function transfer(
  { file, projectId, uploadId, ...told }: TransferRequest,
  { signal, onProgress, onBegun }: Watch,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const { purpose, title, description, details } = told;
    const upload = new Upload(file, {
      endpoint: uploadUrlOf(projectId),
      uploadUrl: uploadId === null ? null : uploadUrlOf(projectId, uploadId),
      metadata: { filename: file.name, purpose, title, description, ...(details && { details }) },
      httpStack: new ApiHttpStack(projectId),
      chunkSize: CHUNK_BYTES,
      // The queue decides about retries and remembers the file.
      retryDelays: null,
      storeFingerprintForResuming: false,
      onProgress: (sent) => onProgress(sent),
      onUploadUrlAvailable: () => upload.url && onBegun(uploadIdOf(upload.url)),
      onSuccess: () => resolve(uploadIdOf(upload.url ?? '')),
      onError: (error) => reject(error instanceof DetailedError ? error.causingError : error),
    });
    signal.addEventListener('abort', () => {
      void upload.abort();
      reject(signal.reason);
    });
    upload.start();
  });
}
