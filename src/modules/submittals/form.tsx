import { zCreateSubmittalRequest, zSubmittalChanges } from '@/api/generated/schemas/submittals.gen';
import type { Submittal } from '@/api/generated/types.gen';
import { RecordDialog } from '@/records/log/form/RecordDialog';
import type { FormProps } from '@/records/log/log';
import { recordForm } from '@/records/log/recordForm';
import { fields } from './fields';
import { StepsField } from './parts/StepsField';

const form = recordForm({
  fields,
  schema: zCreateSubmittalRequest,
  clear: zSubmittalChanges.shape.clear,
  controls: { steps: StepsField },
});

export default (props: FormProps<Submittal>) => <RecordDialog form={form} {...props} />;
