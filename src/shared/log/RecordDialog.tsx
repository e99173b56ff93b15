import { CreateDialog } from './CreateDialog';
import { EditDialog } from './EditDialog';
import type { FormProps, RecordDetail } from './log';
import type { RecordForm } from './recordForm';

/** The form of a log in a dialog, for a new record or an existing one. */
export function RecordDialog({ item, ...props }: FormProps<RecordDetail> & { form: RecordForm }) {
  const { onClose } = props;
  return item ? (
    <EditDialog
      log={props.log}
      form={props.form}
      item={item}
      focus={props.focus}
      onClose={onClose}
    />
  ) : (
    <CreateDialog {...props} />
  );
}
