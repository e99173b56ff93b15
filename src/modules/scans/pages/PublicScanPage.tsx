import { SharedPage } from '@/shared/visitors/SharedPage';
import { SharedScan } from '../parts/SharedScan';

/** A scan that was shared. */
export default function PublicScanPage() {
  return <SharedPage type="scan">{(shared) => <SharedScan {...shared} />}</SharedPage>;
}
