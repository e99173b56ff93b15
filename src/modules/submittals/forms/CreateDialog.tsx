import { CreateDialog } from '@/shared/log/CreateDialog';
import type { CreateProps } from '@/shared/log/log';
import { submittals } from '../log';
import { form } from './form';

export default (props: CreateProps) => <CreateDialog log={submittals} form={form} {...props} />;
