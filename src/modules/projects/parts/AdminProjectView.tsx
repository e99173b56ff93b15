import { Button, Modal, Stack } from '@mantine/core';
import { IconPencil, IconSettings, IconTemplate } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Project } from '@/api/generated/types.gen';
import { accountOptions } from '@/records/account/accountOptions';
import { HistoryLink } from '@/records/common/HistoryLink';
import { Facts } from '@/records/log/facts/Facts';
import { count, formatCalendarDate } from '@/shared/format/format';
import { zoneLabel } from '@/shared/format/zoneLabels';
import dialog from '@/shared/forms/Dialog.module.css';
import { allModules, moduleLabel } from '@/shared/projects/modules';
import { useProject } from '@/shared/projects/useProject';
import { AppLink, useReaches } from '@/shared/routing/AppLink';
import { href, paths } from '@/shared/routing/paths';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorState } from '@/shared/ui/states';
import { StatusTag } from '@/shared/ui/Tag';
import { useReturnFocus } from '@/shared/ui/useReturnFocus';
import { CoverButtons } from '../CoverButtons';
import EditProjectDialog from '../forms/EditProjectDialog';
import { StatusButtons } from './StatusButtons';

interface Props {
  projectId: string;
  onClose: () => void;
}

/** Shows a project as its administrators see it. */
export default function AdminProjectView({ projectId, onClose }: Props) {
  const project = useProject(projectId);
  const [editing, setEditing] = useState(false);
  const data = project.data?.data;
  useReturnFocus();
  if (data && editing)
    return <EditProjectDialog project={data} onClose={() => setEditing(false)} />;
  return (
    <Modal
      opened
      onClose={onClose}
      title={data?.name ?? 'Project'}
      closeButtonProps={{ 'aria-label': 'Close' }}
      size="lg"
      centered
    >
      {project.isPending && <Skeleton shape="line" count={12} />}
      {project.error && !data && (
        <ErrorState
          operation="getProject"
          error={project.error}
          onRetry={() => void project.refetch()}
        />
      )}
      {data && <Content project={data} onEdit={() => setEditing(true)} />}
    </Modal>
  );
}

function Content({ project, onEdit }: { project: Project; onEdit: () => void }) {
  const { id, permittedActions, targetFinishDate, modulesOn } = project;
  const account = useQuery(accountOptions());
  const reaches = useReaches();
  const mayCreateTemplate =
    account.data?.data.permittedActions.includes('create_template') === true;
  const on: readonly string[] = modulesOn;
  const off = allModules()
    .filter((module) => !on.includes(module))
    .map(moduleLabel);
  return (
    <Stack gap="md">
      <CoverButtons project={project} />
      <Facts
        facts={[
          ['Status', <StatusTag key="status" status={project.status} />],
          ['Code', project.code],
          ['Type', project.projectType],
          ['Description', project.description],
          ['Address', project.address],
          ['Time zone', zoneLabel(project.timeZone)],
          ['Currency', project.currency],
          ['Units', project.units === 'metric' ? 'Meters' : 'Feet and inches'],
          ['Start', formatCalendarDate(project.startDate)],
          ['Target finish', targetFinishDate && formatCalendarDate(targetFinishDate)],
          ['Members', count(project.memberCount, 'member')],
          ['Switched off', off.join(', ')],
        ]}
      />
      <StatusButtons project={project} />
      <HistoryLink recordId={id} />
      <div className={dialog.actions}>
        {permittedActions.includes('view_project_settings') && reaches(paths.projectSettings) && (
          <Button
            component={AppLink}
            href={href(paths.projectSettings, { project: id })}
            variant="default"
            leftSection={<IconSettings size={16} />}
          >
            Settings
          </Button>
        )}
        {mayCreateTemplate && reaches(paths.templateSettings) && (
          <Button
            component={AppLink}
            href={href(paths.templateSettings, { from: id })}
            variant="default"
            leftSection={<IconTemplate size={16} />}
          >
            Save as template
          </Button>
        )}
        <Button component={AppLink} href={href(paths.dashboard, { project: id })} variant="default">
          Open dashboard
        </Button>
        {permittedActions.includes('update_project') && (
          <Button leftSection={<IconPencil size={16} />} onClick={onEdit}>
            Edit
          </Button>
        )}
      </div>
    </Stack>
  );
}
