import { SharedTarget } from '@/records/visitors/SharedTarget';
import { SharedScan } from '../parts/SharedScan';

/** The public page of a shared scan. */
export default function PublicScanPage() {
  return <SharedTarget type="scan">{(visited) => <SharedScan {...visited} />}</SharedTarget>;
}
