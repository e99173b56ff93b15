import { CreateDialog } from './CreateDialog';
import { EditDialog } from './EditDialog';
import type { FormProps, RecordDetail } from './log';
import type { RecordForm } from './recordForm';

/** The form of a log in a dialog, for a new record or an existing one. */
export const RecordDialog = ({ item, ...props }: FormProps<RecordDetail> & { form: RecordForm }) =>
  item ? <EditDialog {...props} item={item} /> : <CreateDialog {...props} />;
