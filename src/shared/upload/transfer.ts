import { DetailedError, Upload } from 'tus-js-client';
import type { UploadPurpose } from '@/api/generated/types.gen';
import { ApiHttpStack, uploadIdOf, uploadUrlOf } from './httpStack';

/** Bytes of a request. Each has a checksum, and is sent again as a whole when the connection breaks. */
const CHUNK_BYTES = 8 * 1024 ** 2;

export interface TransferRequest {
  file: File;
  projectId: string;
  purpose: UploadPurpose;
  title: string;
  description: string;
  /** What is to be known again when it is resumed; the server keeps it as it is. */
  details?: string;
  /** Where an earlier upload of the same file is to be resumed; null for a new one. */
  uploadId: string | null;
}

interface Watch {
  /** Stops sending. What the server has stays there. */
  signal: AbortSignal;
  onProgress: (sentBytes: number) => void;
  /** The upload is known to the server by this id from now on. */
  onBegun: (uploadId: string) => void;
}

/**
 * Sends a file by the tus protocol, from where the server has it on.
 * @returns the id of the complete upload
 * @throws ApiError, also where the signal has stopped it
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
      // Whoever asked for it decides what is tried again, and remembers it.
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
