import { getPublicScanCloudFile } from '@/api/generated/public/getPublicScanCloudFile.gen';
import { getScanCloudFile } from '@/api/generated/scans/getScanCloudFile.gen';
import type { UpAxis } from '@/api/generated/types.gen';

/** Reads the files of a cloud. */
export interface CloudSource {
  /** The axis of the file that points up. */
  upAxis: UpAxis;
  /**
   * Requests a file or a range of its bytes. Resolves for any status, and throws if there is no
   * response.
   *
   * @param name metadata.json, hierarchy.bin or octree.bin.
   * @param range First and last byte, inclusive.
   */
  read: (
    name: string,
    range: readonly [first: bigint, last: bigint] | null,
    signal: AbortSignal,
  ) => Promise<Response>;
}

interface Answered {
  response?: Response | undefined;
  error?: unknown;
}

/** Returns the response of any status. Throws if the response breaks the contract. */
function answerOf({ response, error }: Answered): Response {
  if (!response || (error && response.ok)) throw error;
  return response;
}

const partOf = (range: readonly [first: bigint, last: bigint] | null) => ({
  ...(range && { headers: { Range: `bytes=${range[0]}-${range[1]}` } }),
  parseAs: 'stream' as const,
});

/** Returns the cloud of a scan, for a signed-in user. */
export const scanCloud = (projectId: string, scanId: string, upAxis: UpAxis): CloudSource => ({
  upAxis,
  read: async (fileName, range, signal) =>
    answerOf(
      await getScanCloudFile({ path: { projectId, scanId, fileName }, ...partOf(range), signal }),
    ),
});

/** Returns the cloud of a shared scan, for a visitor. */
export const sharedCloud = (scanId: string, upAxis: UpAxis): CloudSource => ({
  upAxis,
  read: async (fileName, range, signal) =>
    answerOf(
      await getPublicScanCloudFile({ path: { scanId, fileName }, ...partOf(range), signal }),
    ),
});
