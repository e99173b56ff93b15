import { LogPage } from '@/shared/log/LogPage';
import { punchItems } from '../log';

export default function PunchItemsPage() {
  return <LogPage log={punchItems} />;
}
