import { useUser } from '@/platform/auth/session';
import { LogPage } from '@/shared/log/LogPage';
import { rfis } from '../log';

export default function RfisPage() {
  return <LogPage log={rfis} userId={useUser()?.id ?? ''} />;
}
