import { useUser } from '@/platform/auth/session';
import { LogPage } from '@/records/log/list/LogPage';
import { rfis } from '../log';

export default function RfisPage() {
  return <LogPage log={rfis} userId={useUser()?.id ?? ''} />;
}
