import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getProjectSettingsOptions } from '@/api/generated/projects/getProjectSettings.gen';
import { useHolders, whyText } from '@/records/permissions/useWhyNot';
import { UnsavedChanges } from '@/shared/forms/UnsavedChanges';
import { useProject } from '@/shared/projects/useProject';
import { AppLink, useReaches } from '@/shared/routing/AppLink';
import { useProjectId } from '@/shared/routing/currentProject';
import { href, paths } from '@/shared/routing/paths';
import { PageHeading } from '@/shared/ui/PageHeading';
import { Panel } from '@/shared/ui/panel/Panel';
import panel from '@/shared/ui/panel/Panel.module.css';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorState } from '@/shared/ui/states';
import { StatusTag } from '@/shared/ui/Tag';
import { FactsForm } from '../forms/FactsForm';
import { NotificationDefaultsForm } from '../forms/NotificationDefaultsForm';
import { SettingsForm } from '../forms/SettingsForm';
import { StatusButtons } from '../parts/StatusButtons';

/** Shows the facts, settings and status of a project. */
export default function ProjectSettingsPage() {
  const path = { projectId: useProjectId() };
  const project = useProject(path.projectId);
  const reaches = useReaches();
  const settings = useQuery(getProjectSettingsOptions({ path }));
  const [factsDirty, setFactsDirty] = useState(false);
  const [settingsDirty, setSettingsDirty] = useState(false);
  const current = project.data?.data;
  const mayChange = current?.permittedActions.includes('manage_project_settings') === true;
  const holders = useHolders(
    path.projectId,
    { module: 'projects', action: 'manage_settings' },
    current !== undefined && !mayChange,
  );
  const loaded = current && settings.data;
  return (
    <div className="grid gap-20 page-frame w-form" aria-busy={!loaded && !settings.error}>
      <div className="page-head between">
        <PageHeading title="Project settings">Project settings</PageHeading>
        {current && reaches(paths.activityLogs) && (
          <Anchor component={AppLink} href={href(paths.activityLogs, { in: current.id })} size="sm">
            Activity log
          </Anchor>
        )}
      </div>
      {settings.error && !settings.data && (
        <ErrorState
          operation="getProjectSettings"
          error={settings.error}
          onRetry={() => void settings.refetch()}
        />
      )}
      {!loaded && !settings.error && <Skeleton shape="card" h={420} />}
      {loaded && (
        <>
          {!mayChange && (
            <Text size="sm" c="dimmed">
              {current.status === 'closed'
                ? 'The project is closed, so nothing in it can be changed.'
                : holders && whyText(holders, 'change these settings')}
            </Text>
          )}
          <FactsForm project={current} onDirty={setFactsDirty} />
          <Panel
            title="Status"
            text="A finished project can still be edited. A closed one is read-only."
          >
            <div className={`grid gap-16 mt-16 ${panel.form}`}>
              <div>
                <StatusTag status={current.status} />
              </div>
              <StatusButtons project={current} />
            </div>
          </Panel>
          <SettingsForm
            projectId={current.id}
            settings={settings.data.data}
            mayChange={mayChange}
            onDirty={setSettingsDirty}
          />
          <NotificationDefaultsForm key={current.id} projectId={current.id} mayChange={mayChange} />
        </>
      )}
      {(factsDirty || settingsDirty) && <UnsavedChanges />}
    </div>
  );
}
