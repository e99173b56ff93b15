import { useUser } from '@/platform/auth/session';
import { LogPage } from '@/records/log/list/LogPage';
import { punchItems } from '../log';

export default function PunchItemsPage() {
  return <LogPage log={punchItems} userId={useUser()?.id ?? ''} />;
}
