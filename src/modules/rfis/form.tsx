import { zCreateRfiRequest, zRfiChanges } from '@/api/generated/schemas/rfis.gen';
import type { Rfi } from '@/api/generated/types.gen';
import { RecordDialog } from '@/records/log/form/RecordDialog';
import type { FormProps } from '@/records/log/log';
import { recordForm } from '@/records/log/recordForm';
import { fields } from './fields';

const form = recordForm({
  fields,
  schema: zCreateRfiRequest,
  clear: zRfiChanges.shape.clear,
});

export default (props: FormProps<Rfi>) => <RecordDialog form={form} {...props} />;
