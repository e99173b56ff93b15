import { Button } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { ShareTarget } from '@/api/generated/types.gen';
import { ShareMediaButton } from './ShareMediaButton';

interface Props {
  projectId: string;
  target: ShareTarget;
  title: string;
  permitted: readonly string[];
  onEdit: () => void;
  onDelete: () => void;
  /** What deleting is called. */
  deleteLabel?: string;
}

/** Shows what can be done with an open photo, video or camera. */
export function MediaActions(props: Props) {
  const { projectId, target, title, permitted, deleteLabel = 'Delete' } = props;
  return (
    <>
      {permitted.includes('update') && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPencil size={16} />}
          onClick={props.onEdit}
        >
          Edit
        </Button>
      )}
      <ShareMediaButton {...{ projectId, target, title, permitted }} />
      {permitted.includes('delete') && (
        <Button
          size="xs"
          variant="default"
          c="var(--negative)"
          leftSection={<IconTrash size={16} />}
          onClick={props.onDelete}
        >
          {deleteLabel}
        </Button>
      )}
    </>
  );
}
