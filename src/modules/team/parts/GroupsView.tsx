import { Button, Modal, Text } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DistributionGroup } from '@/api/generated/types.gen';
import { PersonNames } from '@/records/people/PersonName';
import { distributionGroupsOptions } from '@/records/people/projectMembers';
import { DeleteDialog } from '@/shared/forms/DeleteDialog';
import dialog from '@/shared/forms/Dialog.module.css';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorState } from '@/shared/ui/states';
import { useReturnFocus } from '@/shared/ui/useReturnFocus';
import { useShown } from '@/shared/ui/useShown';
import GroupDialog from '../forms/GroupDialog';
import { useDeleteGroup } from '../mutations';
import classes from '../Team.module.css';

interface Props {
  projectId: string;
  mayManage: boolean;
  onClose: () => void;
}

export default function GroupsView({ projectId, mayManage, onClose }: Props) {
  const groups = useQuery(distributionGroupsOptions(projectId));
  const [editing, setEditing] = useState<DistributionGroup | 'new' | null>(null);
  const [deleting, setDeleting] = useState<DistributionGroup | null>(null);
  const data = groups.data?.data;
  const { shown, more } = useShown(data ?? []);
  useReturnFocus();
  if (editing) {
    return (
      <GroupDialog
        projectId={projectId}
        group={editing === 'new' ? null : editing}
        onClose={() => setEditing(null)}
      />
    );
  }
  return (
    <>
      <Modal
        opened
        onClose={onClose}
        title="Distribution groups"
        closeButtonProps={{ 'aria-label': 'Close' }}
        size="lg"
        centered
      >
        <Text size="sm" c="dimmed">
          Choose a group in place of its people: as assignees, as watchers and in mentions.
        </Text>
        {groups.isPending && <Skeleton shape="row" count={4} mt="md" />}
        {groups.error && !data && (
          <ErrorState
            operation="listDistributionGroups"
            error={groups.error}
            onRetry={() => void groups.refetch()}
          />
        )}
        {data?.length === 0 && (
          <Text size="sm" mt="md">
            No groups yet.
          </Text>
        )}
        <ul className={`grid gap-8 m-top-16 p-0 unlisted ${classes.groups}`}>
          {shown.map((group) => (
            <li key={group.id}>
              <div className={classes.cardText}>
                <strong>{group.name}</strong>
                <p className={`quiet text-sm ${classes.quiet}`}>
                  <PersonNames people={group.members} />
                  {group.members.length === 0 && 'Nobody'}
                </p>
              </div>
              {mayManage && (
                <span className="flex gap-4">
                  <Button
                    size="xs"
                    variant="default"
                    leftSection={<IconPencil size={16} />}
                    aria-label={`Edit ${group.name}`}
                    onClick={() => setEditing(group)}
                  >
                    Edit
                  </Button>
                  <Button
                    size="xs"
                    variant="subtle"
                    color="red"
                    leftSection={<IconTrash size={16} />}
                    aria-label={`Delete ${group.name}`}
                    onClick={() => setDeleting(group)}
                  >
                    Delete
                  </Button>
                </span>
              )}
            </li>
          ))}
        </ul>
        {more}
        {mayManage && data && (
          <div className={`row wrap gap-8 justify-end ${dialog.actions}`}>
            <Button leftSection={<IconPlus size={16} />} onClick={() => setEditing('new')}>
              New group
            </Button>
          </div>
        )}
      </Modal>
      {deleting && (
        <Deletion projectId={projectId} group={deleting} onClose={() => setDeleting(null)} />
      )}
    </>
  );
}

interface DeletionProps {
  projectId: string;
  group: DistributionGroup;
  onClose: () => void;
}

function Deletion({ projectId, group, onClose }: DeletionProps) {
  const remove = useDeleteGroup(projectId, group);
  return (
    <DeleteDialog noun="group" item={undefined} remove={remove} onClose={onClose}>
      <strong>{group.name}</strong> will be deleted. Records keep the people that they name.
    </DeleteDialog>
  );
}
