import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { sampleFiles } from '../sample-data/index.ts';
import { lookUp, type Scan } from '../state/model.ts';
import { DEFAULT_TENANT, type Tenant } from '../state/store.ts';

/** What a cloud of Potree 2 consists of. */
export const cloudFiles: readonly string[] = ['metadata.json', 'hierarchy.bin', 'octree.bin'];

/** Where `npm run sample:cloud -- --scan` puts a cloud of its own for a scan of the demo data. */
export const clouds = (scanId: string): string =>
  join(process.env.MOCK_CLOUDS ?? join(import.meta.dirname, '..', '.data', 'clouds'), scanId);

/** The folder with the Potree files of a scan; null while there are none. */
export async function cloudOf(tenant: Tenant, scan: Scan): Promise<string | null> {
  if (scan.cloudFolderId) return tenant.folder.path(scan.cloudFolderId);
  const source = lookUp(tenant.state.files, scan.fileId)?.source;
  if (source?.kind !== 'sample') return null;
  const own = clouds(scan.id);
  if (tenant.id === DEFAULT_TENANT && (await exists(own))) return own;
  return (await sampleFiles(source.key)).potree;
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
