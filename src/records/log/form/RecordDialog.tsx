import { useProject } from '@/shared/projects/useProject';
import { useMessageSeed } from '../../messages/useMessageSeed';
import type { FormProps, RecordDetail } from '../log';
import type { RecordForm } from '../recordForm';
import { CreateDialog } from './CreateDialog';
import { EditDialog } from './EditDialog';

/** The form of a log in a dialog, for a new record or an existing one. */
export function RecordDialog({ item, ...props }: FormProps<RecordDetail> & { form: RecordForm }) {
  const { projectId } = props;
  const project = useProject(projectId);
  const seed = useMessageSeed(projectId, item === null);
  if (item) return <EditDialog {...props} item={item} />;
  // A new record begins with the defaults of the project, and what a message says.
  return project.isPending || seed.isLoading ? null : (
    <CreateDialog {...props} seed={seed.data ?? null} />
  );
}
