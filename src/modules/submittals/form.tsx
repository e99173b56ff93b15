import { zCreateSubmittalRequest, zSubmittalChanges } from '@/api/generated/schemas/submittals.gen';
import type { Submittal } from '@/api/generated/types.gen';
import type { FormProps } from '@/shared/log/log';
import { RecordDialog } from '@/shared/log/RecordDialog';
import { recordForm } from '@/shared/log/recordForm';
import { fields } from './fields';
import { StepsField } from './parts/StepsField';

const form = recordForm({
  fields,
  schema: zCreateSubmittalRequest,
  clear: zSubmittalChanges.shape.clear,
  controls: { steps: StepsField },
});

export default (props: FormProps<Submittal>) => <RecordDialog form={form} {...props} />;
