import { Button } from '@mantine/core';
import { IconPencil, IconSettings, IconTemplate } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Project } from '@/api/generated/types.gen';
import { accountOptions } from '@/records/account/accountOptions';
import detail from '@/records/common/Detail.module.css';
import { HistoryLink } from '@/records/common/HistoryLink';
import { RecordModal } from '@/records/common/RecordModal';
import { Section } from '@/records/common/SectionHeading';
import dialog from '@/shared/forms/Dialog.module.css';
import { useProject } from '@/shared/projects/useProject';
import { AppLink, useReaches } from '@/shared/routing/AppLink';
import { href, paths } from '@/shared/routing/paths';
import { StatusTag } from '@/shared/ui/Tag';
import { CoverButtons } from '../CoverButtons';
import EditProjectDialog from '../forms/EditProjectDialog';
import { ProjectFacts } from '../forms/ProjectFacts';
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
  if (data && editing)
    return <EditProjectDialog project={data} onClose={() => setEditing(false)} />;
  return (
    <RecordModal
      title={data?.name ?? 'Project'}
      marks={
        data && [
          ['Status', <StatusTag key="status" status={data.status} />],
          ['Code', data.code],
        ]
      }
      source={{ operation: 'getProject', query: project }}
      size="lg"
      onClose={onClose}
    >
      {data && <Content project={data} onEdit={() => setEditing(true)} />}
    </RecordModal>
  );
}

function Content({ project, onEdit }: { project: Project; onEdit: () => void }) {
  const { id, permittedActions } = project;
  const account = useQuery(accountOptions());
  const reaches = useReaches();
  const mayCreateTemplate =
    account.data?.data.permittedActions.includes('create_template') === true;
  return (
    <>
      {project.description && (
        <p className={`m-top-12 text-sm pre-wrap ${detail.description}`}>{project.description}</p>
      )}
      <div className={detail.section}>
        <CoverButtons project={project} />
      </div>
      <Section title="Details">
        <ProjectFacts project={project} />
      </Section>
      <div className={detail.section}>
        <StatusButtons project={project} />
      </div>
      <HistoryLink recordId={id} />
      <div className={`row wrap gap-8 justify-end ${dialog.actions}`}>
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
    </>
  );
}
