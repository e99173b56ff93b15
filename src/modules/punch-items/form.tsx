import {
  zCreatePunchItemRequest,
  zPunchItemChanges,
} from '@/api/generated/schemas/punch-items.gen';
import type { PunchItem } from '@/api/generated/types.gen';
import { RecordDialog } from '@/records/log/form/RecordDialog';
import type { FormProps } from '@/records/log/log';
import { recordForm } from '@/records/log/recordForm';
import { fields } from './fields';

const form = recordForm({
  fields,
  schema: zCreatePunchItemRequest,
  clear: zPunchItemChanges.shape.clear,
});

export default (props: FormProps<PunchItem>) => <RecordDialog form={form} {...props} />;
