import type { Scan } from '@/api/documented/scans';
import { count } from '@/shared/format/format';
import { DeleteDialog } from '@/shared/forms/DeleteDialog';
import { useDeleteScans } from '../mutations';

interface Props {
  projectId: string;
  scans: readonly Scan[];
  onClose: () => void;
}

export default function DeleteScansDialog({ projectId, scans, onClose }: Props) {
  const remove = useDeleteScans(projectId);
  const [first] = scans;
  const ids = scans.map(({ id }) => id);
  return (
    <DeleteDialog noun={count(scans.length, 'scan')} item={ids} remove={remove} onClose={onClose}>
      {scans.length === 1 && first ? (
        <>
          <strong>{first.title}</strong> and its file will be deleted.
        </>
      ) : (
        `${count(scans.length, 'scan')} and their files will be deleted.`
      )}{' '}
      This cannot be undone.
    </DeleteDialog>
  );
}
