import type { Scan } from '@/api/generated/types.gen';

/** Whether there is a point cloud to look at: of other files the server knows no points. */
export const canBeOpened = ({ pointCount }: Scan): boolean => pointCount !== null;
