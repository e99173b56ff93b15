import { Menu } from '@mantine/core';
import { IconDownload, IconPencil, IconPlayerStop, IconShare } from '@tabler/icons-react';
import type { Scan, ScanVisibility } from '@/api/generated/types.gen';
import { AssetCard, DeleteItem, VisibilityItem } from '@/shared/assets/AssetCard';
import classes from '@/shared/assets/AssetCard.module.css';
import { formatBytes, formatNumber } from '@/shared/format/format';
import { useProjectHref } from '@/shared/routing/currentProject';
import { paths } from '@/shared/routing/paths';
import { canBeOpened } from '../canBeOpened';
import { isUnderWay, ScanProcessing } from './ScanProcessing';

interface Props {
  scan: Scan;
  layout: 'grid' | 'list';
  selected: boolean;
  /** Absent where there is nothing to do with a selection. */
  onSelect: ((selected: boolean) => void) | undefined;
  onEdit: () => void;
  onDelete: () => void;
  onDownload: () => void;
  onShare: () => void;
  onVisibility: (visibility: ScanVisibility) => void;
  /** Has it processed again, or stops that. */
  onProcess: (stop: boolean) => void;
}

export function ScanCard({ scan, layout, selected, onSelect, ...on }: Props) {
  const may = (action: Scan['permittedActions'][number]) => scan.permittedActions.includes(action);
  const viewerHref = useProjectHref();
  return (
    <AssetCard
      title={scan.title}
      href={canBeOpened(scan) ? viewerHref(paths.potreeViewer, { scan: scan.id }) : undefined}
      description={scan.description}
      thumbnailUrl={scan.thumbnailUrl}
      visibility={scan.visibility}
      at={scan.createdAt}
      layout={layout}
      selected={selected}
      onSelect={onSelect}
      status={
        <ScanProcessing
          scan={scan}
          onProcess={may('update') ? () => on.onProcess(false) : undefined}
        />
      }
      facts={
        <>
          <span>{formatBytes(scan.sizeBytes)}</span>
          {scan.pointCount !== null && (
            <span className={classes.minor}>{formatNumber(scan.pointCount)} points</span>
          )}
        </>
      }
      menu={
        scan.permittedActions.length > 0 && (
          <>
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
            <VisibilityItem
              visibility={scan.visibility}
              may={may}
              onChange={on.onVisibility}
              // What cannot be looked at is nothing to show to others.
              disabled={!canBeOpened(scan)}
            />
            {isUnderWay(scan) && may('update') && (
              <Menu.Item
                leftSection={<IconPlayerStop size={16} />}
                onClick={() => on.onProcess(true)}
              >
                Stop processing
              </Menu.Item>
            )}
            {may('delete') && <DeleteItem onClick={on.onDelete} />}
          </>
        )
      }
    />
  );
}
