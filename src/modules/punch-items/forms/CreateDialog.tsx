import { CreateDialog } from '@/shared/log/CreateDialog';
import type { CreateProps } from '@/shared/log/log';
import { punchItems } from '../log';
import { form } from './form';

export default (props: CreateProps) => <CreateDialog log={punchItems} form={form} {...props} />;
