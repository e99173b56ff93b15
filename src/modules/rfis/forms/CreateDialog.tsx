import { CreateDialog } from '@/shared/log/CreateDialog';
import type { CreateProps } from '@/shared/log/log';
import { rfis } from '../log';
import { form } from './form';

export default (props: CreateProps) => <CreateDialog log={rfis} form={form} {...props} />;
