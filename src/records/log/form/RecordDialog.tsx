import { useProject } from '@/shared/projects/useProject';
import { useMessageSeed } from '../../messages/useMessageSeed';
import type { FormProps, RecordDetail } from '../log';
import type { RecordForm } from '../recordForm';
import { CreateDialog } from './CreateDialog';
import { EditDialog } from './EditDialog';
import { usePinnedLocation } from './usePinnedLocation';

/** The form of a log in a dialog, for a new record or an existing one. */
export function RecordDialog({ item, ...props }: FormProps<RecordDetail> & { form: RecordForm }) {
  const { projectId } = props;
  const project = useProject(projectId);
  const seed = useMessageSeed(projectId, item === null);
  const pinned = usePinnedLocation(projectId, item === null);
  if (item) return <EditDialog {...props} item={item} />;
  // A new record begins with the defaults of the project, what a message says, and where it will be pinned.
  return project.isPending || seed.isLoading || pinned.isLoading ? null : (
    <CreateDialog {...props} seed={seed.data ?? null} place={pinned.values} />
  );
}
