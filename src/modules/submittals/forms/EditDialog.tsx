import type { Submittal } from '@/api/generated/types.gen';
import { EditDialog } from '@/shared/log/EditDialog';
import type { EditProps } from '@/shared/log/log';
import { submittals } from '../log';
import { form } from './form';

export default (props: EditProps<Submittal>) => (
  <EditDialog log={submittals} form={form} {...props} />
);
