import { SharedTarget } from '@/shared/visitors/SharedTarget';
import { SharedScan } from '../parts/SharedScan';

/** A scan that was shared. */
export default function PublicScanPage() {
  return <SharedTarget type="scan">{(visited) => <SharedScan {...visited} />}</SharedTarget>;
}
