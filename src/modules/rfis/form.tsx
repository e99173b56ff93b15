import { zCreateRfiRequest, zRfiChanges } from '@/api/generated/schemas/rfis.gen';
import type { Rfi } from '@/api/generated/types.gen';
import type { FormProps } from '@/shared/log/log';
import { RecordDialog } from '@/shared/log/RecordDialog';
import { recordForm } from '@/shared/log/recordForm';
import { fields } from './fields';

const form = recordForm({
  fields,
  schema: zCreateRfiRequest,
  clear: zRfiChanges.shape.clear,
});

export default (props: FormProps<Rfi>) => <RecordDialog form={form} {...props} />;
