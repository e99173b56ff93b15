import { Button, Modal, Text } from '@mantine/core';
import { IconCopy, IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getRoleOptions } from '@/api/generated/roles.gen';
import type { RoleDetail } from '@/api/generated/types.gen';
import { HistoryLink } from '@/records/common/HistoryLink';
import { PersonName } from '@/records/people/PersonName';
import { PeopleProject } from '@/records/people/peopleProject';
import { count } from '@/shared/format/format';
import dialog from '@/shared/forms/Dialog.module.css';
import { PersonAvatar } from '@/shared/ui/PersonAvatar';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorState } from '@/shared/ui/states';
import { useReturnFocus } from '@/shared/ui/useReturnFocus';
import { useShown } from '@/shared/ui/useShown';
import DeleteDialog from '../forms/DeleteDialog';
import RoleDialog from '../forms/RoleDialog';
import SeeAsDialog from '../forms/SeeAsDialog';
import { Grid } from '../Grid';
import classes from '../Roles.module.css';

type Mode = 'view' | 'edit' | 'copy' | 'delete' | 'seeAs';

interface Props {
  roleId: string;
  mayCreate: boolean;
  maySeeAs: boolean;
  onClose: () => void;
}

/** Shows a role: what it permits, and who has it. */
export default function RoleView({ roleId, mayCreate, maySeeAs, onClose }: Props) {
  const role = useQuery(getRoleOptions({ path: { roleId } }));
  const [mode, setMode] = useState<Mode>('view');
  const data = role.data?.data;
  useReturnFocus();
  const view = () => setMode('view');
  if (data && mode === 'edit') return <RoleDialog role={data} onClose={view} />;
  if (data && mode === 'copy') return <RoleDialog role={data} copy onClose={onClose} />;
  if (data && mode === 'seeAs') return <SeeAsDialog roleId={data.id} onClose={view} />;
  if (data && mode === 'delete') {
    return <DeleteDialog role={data} onClose={view} onDeleted={onClose} />;
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={data?.name ?? 'Role'}
      closeButtonProps={{ 'aria-label': 'Close' }}
      size="lg"
      centered
    >
      {role.isPending && <Skeleton shape="row" count={9} />}
      {role.error && !data && (
        <ErrorState operation="getRole" error={role.error} onRetry={() => void role.refetch()} />
      )}
      {data && (
        <>
          <Text size="sm" c="dimmed">
            {[
              data.description,
              data.system && 'This role comes with the portal. Copy it to change it.',
            ]
              .filter(Boolean)
              .join(' ')}
          </Text>
          <Grid grid={data.grid} flags={data.flags} />
          <Holders role={data} />
          {!data.system && <HistoryLink recordId={data.id} />}
          <div className={`row wrap gap-8 justify-end ${dialog.actions}`}>
            {data.permittedActions.includes('delete') && (
              <Button
                variant="subtle"
                color="red"
                leftSection={<IconTrash size={16} />}
                onClick={() => setMode('delete')}
              >
                Delete
              </Button>
            )}
            {maySeeAs && (
              <Button
                variant="default"
                leftSection={<IconEye size={16} />}
                onClick={() => setMode('seeAs')}
              >
                View as
              </Button>
            )}
            {mayCreate && (
              <Button
                variant="default"
                leftSection={<IconCopy size={16} />}
                onClick={() => setMode('copy')}
              >
                Copy
              </Button>
            )}
            {data.permittedActions.includes('update') && (
              <Button leftSection={<IconPencil size={16} />} onClick={() => setMode('edit')}>
                Edit
              </Button>
            )}
          </div>
        </>
      )}
    </Modal>
  );
}

function Holders({ role: { holders, memberCount } }: { role: RoleDetail }) {
  const { shown, more } = useShown(holders);
  return (
    <>
      <h3 className={`text-sm medium ${classes.heading}`}>
        {memberCount === 0 ? 'Nobody has this role' : count(memberCount, 'person', 'people')}
      </h3>
      <ul className={classes.holders}>
        {shown.map(({ person, projectId, projectName }) => (
          <li key={`${person.id} ${projectId}`}>
            <PersonAvatar person={person} size={28} />
            <PeopleProject value={projectId}>
              <PersonName person={person} />
            </PeopleProject>
            <span className="quiet text-sm">{projectName}</span>
          </li>
        ))}
      </ul>
      {more}
    </>
  );
}
