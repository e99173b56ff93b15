import type { Scan } from '@/api/documented/scans';
import { offers } from '@/api/offers';

/** Whether the scan has a point cloud to show. A host that tells nothing about processing has it ready. */
export const canBeOpened = ({ processing }: Scan): boolean =>
  offers('getScanCloudFile') && (processing?.state ?? 'ready') === 'ready';
