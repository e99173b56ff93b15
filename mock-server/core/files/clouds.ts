import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { sampleFiles } from '../../demo/scans/index.ts';
import { lookUp, type Scan } from '../state/model.ts';
import { DEFAULT_TENANT, type Tenant } from '../state/tenant.ts';

/** The files of a Potree 2 cloud. */
export const cloudFiles: readonly string[] = ['metadata.json', 'hierarchy.bin', 'octree.bin'];

/** Returns the folder into which `npm run sample:cloud -- --scan` writes the cloud of a demo scan. */
export const clouds = (scanId: string): string =>
  join(process.env.MOCK_CLOUDS ?? join(import.meta.dirname, '..', '..', '.data', 'clouds'), scanId);

/** Returns the folder with the Potree files of a scan, or null if there are none yet. */
export async function cloudOf(tenant: Tenant, scan: Scan): Promise<string | null> {
  if (scan.cloudFolderId) return tenant.folder.path(scan.cloudFolderId);
  const source = lookUp(tenant.state.files, scan.fileId)?.source;
  if (source?.kind !== 'sample') return null;
  const ownFolder = clouds(scan.id);
  if (tenant.id === DEFAULT_TENANT && (await exists(ownFolder))) return ownFolder;
  return (await sampleFiles(source.key)).potree;
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
