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

/** The cloud of a scan, with the session of whoever is signed in. */
export const scanCloud = (projectId: string, scanId: string): CloudSource => ({
  async read(file, range, signal) {
    const { response, error } = await getScanCloudFile({
      path: { projectId, scanId, file },
      ...(range && { headers: { Range: `bytes=${range[0]}-${range[1]}` } }),
      parseAs: 'stream',
      signal,
    });
    if (!response || (error && response.ok)) throw error;
    return response;
  },
});
