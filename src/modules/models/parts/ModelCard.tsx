import { Menu } from '@mantine/core';
import { IconCube, IconDownload, IconPencil, IconShare, IconVersions } from '@tabler/icons-react';
import type { Model, ModelVisibility } from '@/api/generated/types.gen';
import { AssetCard, DeleteItem, VisibilityItem } from '@/shared/assets/AssetCard';
import classes from '@/shared/assets/AssetCard.module.css';
import { formatBytes } from '@/shared/format/format';
import { optionLabel } from '@/shared/log/labels';
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
    <AssetCard
      title={model.title}
      href={current.processing.state === 'ready' ? href : undefined}
      description={model.description}
      thumbnailUrl={model.thumbnailUrl}
      icon={IconCube}
      visibility={model.visibility}
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
          <span>{optionLabel(model.discipline)}</span>
          <span>{model.format.toUpperCase()}</span>
          <span>Version {current.n}</span>
          <span className={classes.minor}>{formatBytes(current.sizeBytes)}</span>
        </>
      }
      menu={
        <>
          <Menu.Item leftSection={<IconVersions size={16} />} onClick={on.onVersions}>
            Versions
          </Menu.Item>
          {may('update') && (
            <Menu.Item leftSection={<IconPencil size={16} />} onClick={on.onEdit}>
              Edit
            </Menu.Item>
          )}
          {may('download') && (
            <Menu.Item leftSection={<IconDownload size={16} />} onClick={on.onDownload}>
              Download
            </Menu.Item>
          )}
          {may('share') && (
            <Menu.Item leftSection={<IconShare size={16} />} onClick={on.onShare}>
              Share
            </Menu.Item>
          )}
          <VisibilityItem visibility={model.visibility} may={may} onChange={on.onVisibility} />
          {may('delete') && <DeleteItem onClick={on.onDelete} />}
        </>
      }
    />
  );
}
