import type { Scan } from '@/api/generated/types.gen';

/** Whether there is a point cloud to look at. */
export const canBeOpened = ({ processing }: Scan): boolean => processing.state === 'ready';
