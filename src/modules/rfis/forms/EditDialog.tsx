import type { Rfi } from '@/api/generated/types.gen';
import { EditDialog } from '@/shared/log/EditDialog';
import type { EditProps } from '@/shared/log/log';
import { rfis } from '../log';
import { form } from './form';

export default (props: EditProps<Rfi>) => <EditDialog log={rfis} form={form} {...props} />;
