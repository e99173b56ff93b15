import { ActionIcon, Text } from '@mantine/core';
import { IconMail, IconMapPin, IconStar, IconStarFilled } from '@tabler/icons-react';
import type { Project } from '@/api/generated/types.gen';
import { count, formatCalendarDate, formatNumber } from '@/shared/format/format';
import { offersModule } from '@/shared/projects/modules';
import { AppLink } from '@/shared/routing/AppLink';
import { href, paths } from '@/shared/routing/paths';
import { StatusTag, Tag } from '@/shared/ui/Tag';
import { useFavorite } from '../mutations';
import classes from './ProjectCard.module.css';

export function ProjectCard({ project }: { project: Project }) {
  const { counts, favorite, name, unreadMessageCount: unread } = project;
  const mark = useFavorite(project);
  const figures = [
    ['Open punch items', counts.openPunchItems],
    ['Open RFIs', counts.openRfis],
    ['Open submittals', counts.openSubmittals],
    ['Scans', counts.scans],
  ] as const;
  return (
    <article className={`relative flex column shadow-card card ${classes.card}`}>
      <div className={`row gap-8 mb-12 ${classes.top}`}>
        <span className={`rounded sunken quiet text-xs medium ${classes.code}`}>
          {project.code}
        </span>
        {project.sample && <Tag state="waiting">Sample</Tag>}
        <StatusTag status={project.status} />
        <ActionIcon
          className={classes.star}
          variant="subtle"
          color={favorite ? 'amber' : 'gray'}
          aria-label={`Favorite: ${name}`}
          aria-pressed={favorite}
          title={favorite ? 'Remove from favorites' : 'Add to favorites'}
          loading={mark.isPending}
          onClick={() => mark.mutate(!favorite)}
        >
          {favorite ? <IconStarFilled size={16} /> : <IconStar size={16} />}
        </ActionIcon>
      </div>
      <h2 className={classes.name}>
        <AppLink
          href={href(paths.dashboard, { project: project.id })}
          className="inherit undecorated whole-card"
        >
          {name}
        </AppLink>
      </h2>
      <Text size="sm" c="dimmed">
        {project.projectType}
      </Text>
      <Text size="sm" className="row gap-4 mt-8 quiet">
        <IconMapPin size={16} aria-hidden="true" />
        {project.address}
      </Text>
      <dl className={classes.figures}>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt className="quiet text-xs">{label}</dt>
            <dd>{formatNumber(value)}</dd>
          </div>
        ))}
      </dl>
      <div className="flex wrap gap-4-12 between quiet text-xs mt-16">
        <span>
          {project.targetFinishDate &&
            `Target finish ${formatCalendarDate(project.targetFinishDate)} · `}
          Your role: {project.roleName}
        </span>
        {unread > 0 && offersModule('messages') && (
          <span className="inline-flex gap-4 items-center accent medium">
            <IconMail size={16} aria-hidden="true" />
            {count(unread, 'unread message')}
          </span>
        )}
      </div>
    </article>
  );
}
