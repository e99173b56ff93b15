import { IconCube, IconDownload, IconPencil, IconShare, IconVersions } from '@tabler/icons-react';
import type { Model, ModelVisibility } from '@/api/generated/types.gen';
import {
  ActionItem,
  DeleteItem,
  MediaCard,
  VisibilityBadge,
  VisibilityItem,
} from '@/shared/collection/MediaCard';
import classes from '@/shared/collection/MediaCard.module.css';
import { formatBytes } from '@/shared/format/format';
import { disciplineLabels } from '../modelView';
import { VersionState } from './VersionState';

interface Props {
  model: Model;
  href: string;
  layout: 'grid' | 'list';
  onEdit: () => void;
  onDelete: () => void;
  onDownload: () => void;
  onVersions: () => void;
  onShare: () => void;
  onVisibility: (visibility: ModelVisibility) => void;
  onRetry: (version: number) => void;
  onStop: (version: number) => void;
}

export function ModelCard({ model, href, layout, ...on }: Props) {
  const { currentVersion: current, latestVersion: latest } = model;
  const may = (action: Model['permittedActions'][number]) =>
    model.permittedActions.includes(action);
  return (
    <MediaCard
      title={model.title}
      href={current.processing.state === 'ready' ? href : undefined}
      description={model.description}
      thumbnailUrl={model.thumbnailUrl}
      icon={IconCube}
      badge={<VisibilityBadge visibility={model.visibility} />}
      at={model.updatedAt}
      layout={layout}
      status={
        <VersionState
          version={latest}
          named={latest.n !== current.n}
          onRetry={may('add_version') ? () => on.onRetry(latest.n) : undefined}
          onStop={may('add_version') ? () => on.onStop(latest.n) : undefined}
        />
      }
      facts={
        <>
          <span>{disciplineLabels[model.discipline]}</span>
          <span>{model.format.toUpperCase()}</span>
          <span>Version {current.n}</span>
          <span className={classes.minor}>{formatBytes(current.sizeBytes)}</span>
        </>
      }
      menu={
        <>
          <ActionItem icon={IconVersions} label="Versions" onClick={on.onVersions} />
          {may('update') && <ActionItem icon={IconPencil} label="Edit" onClick={on.onEdit} />}
          {may('download') && (
            <ActionItem icon={IconDownload} label="Download" onClick={on.onDownload} />
          )}
          {may('share') && <ActionItem icon={IconShare} label="Share" onClick={on.onShare} />}
          <VisibilityItem visibility={model.visibility} may={may} onChange={on.onVisibility} />
          {may('delete') && <DeleteItem onClick={on.onDelete} />}
        </>
      }
    />
  );
}
