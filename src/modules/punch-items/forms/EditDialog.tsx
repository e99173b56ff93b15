import type { PunchItem } from '@/api/generated/types.gen';
import { EditDialog } from '@/shared/log/EditDialog';
import type { EditProps } from '@/shared/log/log';
import { punchItems } from '../log';
import { form } from './form';

export default (props: EditProps<PunchItem>) => (
  <EditDialog log={punchItems} form={form} {...props} />
);
