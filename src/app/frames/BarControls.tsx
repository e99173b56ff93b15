import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconMenu2 } from '@tabler/icons-react';
import type { Project } from '@/api/generated/types.gen';
import { AppLink } from '@/shared/routing/AppLink';
import { href, paths } from '@/shared/routing/paths';
import { SearchButton } from '../palette/CommandPalette';
import classes from './ProjectFrame.module.css';

interface Props {
  projectId: string;
  project: Project | undefined;
  phone: boolean;
  wide: boolean | undefined;
  missing: boolean;
  onMenu: () => void;
  onSearch: () => void;
  onSwitch: () => void;
}

/** Shows what the top bar shows of a project. */
export function BarControls({ projectId, project, phone, wide, missing, ...on }: Props) {
  return (
    <>
      {!phone && (
        <ActionIcon
          className={classes.burger}
          data-wide={wide || undefined}
          variant="transparent"
          color="white"
          size="lg"
          aria-label="Project navigation"
          aria-haspopup="dialog"
          onClick={on.onMenu}
        >
          <IconMenu2 size={20} />
        </ActionIcon>
      )}
      {project && (
        <AppLink
          href={href(paths.dashboard, { project: projectId })}
          className={`cut p-4-8 rounded text-sm medium undecorated ${classes.project}`}
        >
          {project.name}
        </AppLink>
      )}
      <ActionIcon
        className={classes.switch}
        variant="transparent"
        color="white"
        aria-label="Switch project"
        aria-haspopup="dialog"
        onClick={on.onSwitch}
      >
        <IconChevronDown size={16} />
      </ActionIcon>
      {!missing && !phone && <SearchButton onOpen={on.onSearch} />}
    </>
  );
}
