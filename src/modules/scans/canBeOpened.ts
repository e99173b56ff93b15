import type { Scan } from '@/api/generated/types.gen';

/** Whether the scan has a point cloud to show. */
export const canBeOpened = ({ processing }: Scan): boolean => processing.state === 'ready';
