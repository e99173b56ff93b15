import { SharedTarget } from '@/records/visitors/SharedTarget';
import { SharedScan } from '../parts/SharedScan';

export default function PublicScanPage() {
  return <SharedTarget type="scan">{(visited) => <SharedScan {...visited} />}</SharedTarget>;
}
