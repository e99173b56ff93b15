import { useUser } from '@/platform/auth/session';
import { LogPage } from '@/records/log/list/LogPage';
import { submittals } from '../log';

export default function SubmittalsPage() {
  return <LogPage log={submittals} userId={useUser()?.id ?? ''} />;
}
