import { IconDownload, IconPencil, IconPlayerStop, IconShare } from '@tabler/icons-react';
import type { Scan } from '@/api/documented/scans';
import type { ScanVisibility } from '@/api/generated/types.gen';
import { offers } from '@/api/offers';
import {
  ActionItem,
  DeleteItem,
  MediaCard,
  VisibilityBadge,
  VisibilityItem,
} from '@/shared/collection/MediaCard';
import classes from '@/shared/collection/MediaCard.module.css';
import { formatBytes, formatNumber } from '@/shared/format/format';
import { useProjectHref } from '@/shared/routing/currentProject';
import { paths } from '@/shared/routing/paths';
import { canBeOpened } from '../canBeOpened';
import { isUnderWay, ScanProcessing } from './ScanProcessing';

interface Props {
  scan: Scan;
  layout: 'grid' | 'list';
  selected: boolean;
  /** Undefined if the user can do nothing with a selection. */
  onSelect: ((selected: boolean) => void) | undefined;
  onEdit: () => void;
  onDelete: () => void;
  onDownload: () => void;
  onShare: () => void;
  onVisibility: (visibility: ScanVisibility) => void;
  /** Processes the scan again, or stops its processing. */
  onProcess: (stop: boolean) => void;
}

const visibilities = ['private', 'public'] as const;

export function ScanCard({ scan, layout, selected, onSelect, ...on }: Props) {
  const may = (action: Scan['permittedActions'][number]) => scan.permittedActions.includes(action);
  const viewerHref = useProjectHref();
  return (
    <MediaCard
      title={scan.title}
      href={canBeOpened(scan) ? viewerHref(paths.potreeViewer, { scan: scan.id }) : undefined}
      description={scan.description}
      thumbnailUrl={scan.thumbnailUrl}
      badge={scan.visibility && <VisibilityBadge visibility={scan.visibility} />}
      at={scan.createdAt}
      layout={layout}
      selected={selected}
      onSelect={onSelect}
      status={
        <ScanProcessing
          scan={scan}
          onProcess={may('update') && offers('processScan') ? () => on.onProcess(false) : undefined}
        />
      }
      facts={
        <>
          {scan.sizeBytes !== null && <span>{formatBytes(scan.sizeBytes)}</span>}
          {scan.pointCount !== null && (
            <span className={classes.minor}>{formatNumber(scan.pointCount)} points</span>
          )}
        </>
      }
      menu={
        scan.permittedActions.length > 0 && (
          <>
            {may('update') && <ActionItem icon={IconPencil} label="Edit" onClick={on.onEdit} />}
            {may('download') && (
              <ActionItem icon={IconDownload} label="Download" onClick={on.onDownload} />
            )}
            {may('share') && offers('createShareLink') && (
              <ActionItem icon={IconShare} label="Share" onClick={on.onShare} />
            )}
            {/* Either may be right where the host does not tell the visibility. */}
            {(scan.visibility ? [scan.visibility] : visibilities).map((visibility) => (
              <VisibilityItem
                key={visibility}
                visibility={visibility}
                may={may}
                onChange={on.onVisibility}
                // Without a point cloud there is nothing to share.
                disabled={(scan.processing?.state ?? 'ready') !== 'ready'}
              />
            ))}
            {isUnderWay(scan) && may('update') && offers('cancelScanProcessing') && (
              <ActionItem
                icon={IconPlayerStop}
                label="Stop processing"
                onClick={() => on.onProcess(true)}
              />
            )}
            {may('delete') && <DeleteItem onClick={on.onDelete} />}
          </>
        )
      }
    />
  );
}
