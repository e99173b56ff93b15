import { Button } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { useEffect } from 'react';
import type { Project } from '@/api/generated/types.gen';
import { useHolders, whoText } from '@/records/permissions/useWhyNot';
import { AppLink } from '@/shared/routing/AppLink';
import { href, paths } from '@/shared/routing/paths';
import { EmptyState } from '@/shared/ui/EmptyState';
import { PageHeading } from '@/shared/ui/PageHeading';
import { pageShown } from '../usable';

interface Props {
  /** The label of the screen in the navigation. */
  name: string;
  project: Project;
}

/** Stands in place of the screens of a module that the project does not use. */
export default function ModuleOff({ name, project: { id, permittedActions } }: Props) {
  useEffect(pageShown, []);
  const mayChange = permittedActions.includes('manage_project_settings');
  const holders = useHolders(id, { module: 'projects', action: 'manage_settings' }, !mayChange);
  return (
    <div className="page-frame">
      <PageHeading title={name}>{name}</PageHeading>
      <EmptyState
        icon={<IconPlugConnectedX size={20} />}
        title={`${name} ${isPlural(name) ? 'are' : 'is'} switched off in this project`}
        action={
          mayChange && (
            <Button component={AppLink} href={href(paths.projectSettings, { project: id })}>
              Project settings
            </Button>
          )
        }
      >
        {mayChange
          ? 'Nothing is lost. Switch it on in the settings of the project to see it again.'
          : `Nothing is lost. ${holders ? whoText(holders, 'switch it on again') : ''}`}
      </EmptyState>
    </div>
  );
}

const isPlural = (name: string) => name.endsWith('s');
