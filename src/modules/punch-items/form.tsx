import {
  zCreatePunchItemRequest,
  zPunchItemChanges,
} from '@/api/generated/schemas/punch-items.gen';
import type { PunchItem } from '@/api/generated/types.gen';
import type { FormProps } from '@/shared/log/log';
import { RecordDialog } from '@/shared/log/RecordDialog';
import { recordForm } from '@/shared/log/recordForm';
import { fields } from './fields';

const form = recordForm({
  fields,
  schema: zCreatePunchItemRequest,
  clear: zPunchItemChanges.shape.clear,
});

export default (props: FormProps<PunchItem>) => <RecordDialog form={form} {...props} />;
