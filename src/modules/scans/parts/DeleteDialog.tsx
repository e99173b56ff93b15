import { Button, Modal, Text } from '@mantine/core';
import type { Scan } from '@/api/generated/types.gen';
import { count } from '@/shared/format/format';
import dialog from '@/shared/forms/Dialog.module.css';
import { useReturnFocus } from '@/shared/ui/useReturnFocus';
import { useDeleteScans } from '../mutations';

interface Props {
  projectId: string;
  scans: Scan[];
  onClose: () => void;
}

export default function DeleteDialog({ projectId, scans, onClose }: Props) {
  const remove = useDeleteScans(projectId);
  const [first] = scans;
  useReturnFocus();
  return (
    <Modal
      opened
      // What has begun cannot be taken back.
      onClose={remove.isPending ? () => {} : onClose}
      title={`Delete ${count(scans.length, 'scan')}?`}
      closeButtonProps={{ 'aria-label': 'Close' }}
      centered
    >
      <Text size="sm">
        {scans.length === 1 && first ? (
          <>
            <strong>{first.title}</strong> and its file are deleted. This cannot be undone.
          </>
        ) : (
          `${count(scans.length, 'scan')} and their files are deleted. This cannot be undone.`
        )}
      </Text>
      <div className={dialog.actions}>
        <Button variant="default" onClick={onClose} disabled={remove.isPending} data-autofocus>
          Cancel
        </Button>
        <Button
          color="red"
          loading={remove.isPending}
          onClick={() =>
            remove.mutate(
              scans.map(({ id }) => id),
              { onSettled: onClose },
            )
          }
        >
          Delete
        </Button>
      </div>
    </Modal>
  );
}
