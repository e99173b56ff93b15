import { getPublicScanCloudFile } from '@/api/generated/public/getPublicScanCloudFile.gen';
import { getScanCloudFile } from '@/api/generated/scans/getScanCloudFile.gen';

/** Where the files of a cloud come from. */
export interface CloudSource {
  /**
   * Asks for a file, or some of its bytes. Answers with the response whatever its status; throws where there is none.
   *
   * @param name metadata.json, hierarchy.bin or octree.bin
   * @param range the first and the last byte
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

/** The answer whatever its status, but for one that breaks the contract. */
function answerOf({ response, error }: Answered): Response {
  if (!response || (error && response.ok)) throw error;
  return response;
}

const partOf = (range: readonly [first: bigint, last: bigint] | null) => ({
  ...(range && { headers: { Range: `bytes=${range[0]}-${range[1]}` } }),
  parseAs: 'stream' as const,
});

/** The cloud of a scan, with the session of whoever is signed in. */
export const scanCloud = (projectId: string, scanId: string): CloudSource => ({
  read: async (file, range, signal) =>
    answerOf(
      await getScanCloudFile({ path: { projectId, scanId, file }, ...partOf(range), signal }),
    ),
});

/** The cloud of a shared scan, for whoever has opened the link to it. */
export const sharedCloud = (scanId: string): CloudSource => ({
  read: async (file, range, signal) =>
    answerOf(await getPublicScanCloudFile({ path: { scanId, file }, ...partOf(range), signal })),
});
