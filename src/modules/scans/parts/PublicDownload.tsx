import { downloadPublicScan } from '@/api/generated/public/downloadPublicScan.gen';
import type { PublicTarget } from '@/api/generated/types.gen';
import { VisitorDownload } from '@/shared/visitors/VisitorDownload';

interface Props {
  target: PublicTarget;
  compact?: boolean;
}

/** Downloads a shared scan as it was uploaded. */
export const PublicDownload = ({ target: { id, scan }, compact = false }: Props) => (
  <VisitorDownload
    operation="downloadPublicScan"
    load={(by) => downloadPublicScan({ path: { scanId: id }, fetch: by, throwOnError: true })}
    fileName={scan?.fileName ?? 'scan'}
    sizeBytes={scan?.sizeBytes}
    compact={compact}
  />
);
