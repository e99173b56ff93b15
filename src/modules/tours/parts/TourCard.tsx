import { ActionIcon, Badge, Menu } from '@mantine/core';
import {
  IconDotsVertical,
  IconEyeOff,
  IconLock,
  IconPencil,
  IconSend,
  IconShare,
  IconTrash,
  IconWorld,
} from '@tabler/icons-react';
import type { TourSummary } from '@/api/generated/types.gen';
import { count, formatSince } from '@/shared/format/format';
import { AppLink } from '@/shared/routing/AppLink';
import { useProjectHref, useProjectId } from '@/shared/routing/currentProject';
import { paths } from '@/shared/routing/paths';
import { Thumbnail } from '@/shared/ui/Thumbnail';
import { useUpdateTour } from '../mutations';
import classes from './TourCard.module.css';

interface Props {
  tour: TourSummary;
  onEdit: () => void;
  onShare: () => void;
  onDelete: () => void;
}

export function TourCard({ tour, onEdit, onShare, onDelete }: Props) {
  const projectId = useProjectId();
  const projectHref = useProjectHref();
  const update = useUpdateTour(projectId, tour.id);
  const { permittedActions: may, state, visibility, version } = tour;
  const change = (body: { state: 'draft' | 'published' } | { visibility: 'private' | 'public' }) =>
    update.mutate({ path: { projectId, tourId: tour.id }, body: { version, ...body } });
  const isPublic = visibility === 'public';
  return (
    <li className={classes.card}>
      <Thumbnail url={tour.coverUrl} className={classes.picture} />
      <div className={classes.text}>
        <h2 className={classes.title}>
          <AppLink href={projectHref(`${paths.tours}/${encodeURIComponent(tour.id)}`)}>
            {tour.title}
          </AppLink>
        </h2>
        <p className={classes.description}>{tour.description}</p>
      </div>
      <p className={classes.facts}>
        {state === 'draft' ? (
          <Badge variant="light" color="gray" size="sm" tt="none">
            Draft
          </Badge>
        ) : (
          <span className={classes.visibility} data-public={isPublic || undefined}>
            {isPublic ? <IconWorld size={14} aria-hidden /> : <IconLock size={14} aria-hidden />}
            {isPublic ? 'Public' : 'Private'}
          </span>
        )}
        <span>{count(tour.sceneCount, 'scene')}</span>
        <span>{formatSince(tour.updatedAt)}</span>
      </p>
      {may.length > 0 && (
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <ActionIcon
              className={classes.menu}
              variant="subtle"
              color="gray"
              aria-label={`Actions for ${tour.title}`}
              loading={update.isPending}
            >
              <IconDotsVertical size={18} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {may.includes('update') && (
              <Menu.Item leftSection={<IconPencil size={16} />} onClick={onEdit}>
                Edit title and description
              </Menu.Item>
            )}
            {may.includes('publish') && state === 'draft' && (
              <Menu.Item
                leftSection={<IconSend size={16} />}
                disabled={tour.sceneCount === 0}
                onClick={() => change({ state: 'published' })}
              >
                Publish
              </Menu.Item>
            )}
            {may.includes('publish') && state === 'published' && (
              <Menu.Item
                leftSection={<IconEyeOff size={16} />}
                onClick={() => change({ state: 'draft' })}
              >
                Back to draft
              </Menu.Item>
            )}
            {may.includes('change_visibility') && state === 'published' && (
              <Menu.Item
                leftSection={isPublic ? <IconLock size={16} /> : <IconWorld size={16} />}
                onClick={() => change({ visibility: isPublic ? 'private' : 'public' })}
              >
                {isPublic ? 'Make private' : 'Make public'}
              </Menu.Item>
            )}
            {may.includes('share') && (
              <Menu.Item
                leftSection={<IconShare size={16} />}
                disabled={tour.sceneCount === 0}
                onClick={onShare}
              >
                Share
              </Menu.Item>
            )}
            {may.includes('delete') && (
              <Menu.Item color="red" leftSection={<IconTrash size={16} />} onClick={onDelete}>
                Delete
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      )}
    </li>
  );
}
