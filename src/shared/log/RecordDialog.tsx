import { useQuery } from '@tanstack/react-query';
import { getProjectOptions } from '@/api/generated/projects/getProject.gen';
import { CreateDialog } from './CreateDialog';
import { EditDialog } from './EditDialog';
import type { FormProps, RecordDetail } from './log';
import type { RecordForm } from './recordForm';

/** The form of a log in a dialog, for a new record or an existing one. */
export function RecordDialog({ item, ...props }: FormProps<RecordDetail> & { form: RecordForm }) {
  const { projectId } = props;
  const project = useQuery(getProjectOptions({ path: { projectId } }));
  if (item) return <EditDialog {...props} item={item} />;
  // A new record begins with the defaults of the project.
  return project.isPending ? null : <CreateDialog {...props} />;
}
