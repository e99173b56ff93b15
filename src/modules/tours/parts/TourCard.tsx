import { IconEyeOff, IconPencil, IconSend, IconShare, IconWalk } from '@tabler/icons-react';
import type { TourAction, TourSummary } from '@/api/generated/types.gen';
import {
  ActionItem,
  DeleteItem,
  MediaCard,
  VisibilityBadge,
  VisibilityItem,
} from '@/shared/collection/MediaCard';
import { count } from '@/shared/format/format';
import { useProjectHref, useProjectId } from '@/shared/routing/currentProject';
import { paths } from '@/shared/routing/paths';
import { useUpdateTour } from '../mutations';

interface Props {
  tour: TourSummary;
  layout: 'grid' | 'list';
  onAct: (action: 'edit' | 'share' | 'delete') => void;
}

export function TourCard({ tour, layout, onAct }: Props) {
  const projectId = useProjectId();
  const projectHref = useProjectHref();
  const update = useUpdateTour(projectId, tour.id);
  const { state, visibility, version, sceneCount } = tour;
  const may = (action: TourAction) => tour.permittedActions.includes(action);
  const change = (body: { state: 'draft' | 'published' } | { visibility: 'private' | 'public' }) =>
    update.mutate({ version, ...body });
  return (
    <MediaCard
      title={tour.title}
      href={projectHref(`${paths.tours}/${encodeURIComponent(tour.id)}`)}
      description={tour.description}
      thumbnailUrl={tour.coverUrl}
      icon={IconWalk}
      badge={state === 'draft' ? 'Draft' : <VisibilityBadge visibility={visibility} />}
      facts={<span>{count(sceneCount, 'scene')}</span>}
      at={tour.updatedAt}
      layout={layout}
      busy={update.isPending}
      menu={
        tour.permittedActions.length > 0 && (
          <>
            {may('update') && (
              <ActionItem icon={IconPencil} label="Edit" onClick={() => onAct('edit')} />
            )}
            {may('publish') && state === 'draft' && (
              <ActionItem
                icon={IconSend}
                label="Publish"
                disabled={sceneCount === 0}
                onClick={() => change({ state: 'published' })}
              />
            )}
            {may('publish') && state === 'published' && (
              <ActionItem
                icon={IconEyeOff}
                label="Back to draft"
                onClick={() => change({ state: 'draft' })}
              />
            )}
            {state === 'published' && (
              <VisibilityItem
                visibility={visibility}
                may={() => may('change_visibility')}
                onChange={(to) => change({ visibility: to })}
              />
            )}
            {may('share') && (
              <ActionItem
                icon={IconShare}
                label="Share"
                disabled={sceneCount === 0}
                onClick={() => onAct('share')}
              />
            )}
            {may('delete') && <DeleteItem onClick={() => onAct('delete')} />}
          </>
        )
      }
    />
  );
}
