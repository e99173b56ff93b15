import { ActionIcon, Checkbox, Menu } from '@mantine/core';
import {
  IconDotsVertical,
  IconDownload,
  IconLock,
  IconPencil,
  IconPlayerStop,
  IconShare,
  IconTrash,
  IconWorld,
} from '@tabler/icons-react';
import type { Scan, ScanVisibility } from '@/api/generated/types.gen';
import { formatBytes, formatDate, formatNumber } from '@/shared/format/format';
import { AppLink } from '@/shared/routing/AppLink';
import { useProjectHref } from '@/shared/routing/currentProject';
import { paths } from '@/shared/routing/paths';
import { Thumbnail } from '@/shared/ui/Thumbnail';
import { canBeOpened } from '../canBeOpened';
import classes from './ScanCard.module.css';
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

/** One scan, as a card of the grid or a row of the list: the same parts, laid out by the style sheet. */
export function ScanCard({ scan, layout, selected, onSelect, ...on }: Props) {
  const may = (action: Scan['permittedActions'][number]) => scan.permittedActions.includes(action);
  const viewerHref = useProjectHref();
  const isPublic = scan.visibility === 'public';
  return (
    <li className={classes.scan} data-layout={layout} data-selected={selected || undefined}>
      <Thumbnail url={scan.thumbnailUrl} className={classes.picture} />
      {onSelect && (
        <Checkbox
          className={classes.check}
          aria-label={`Select ${scan.title}`}
          checked={selected}
          onChange={(event) => onSelect(event.currentTarget.checked)}
        />
      )}
      <div className={classes.text}>
        <h2 className={classes.title}>
          {canBeOpened(scan) ? (
            <AppLink href={viewerHref(paths.potreeViewer, { scan: scan.id })}>{scan.title}</AppLink>
          ) : (
            scan.title
          )}
        </h2>
        <p className={classes.description}>{scan.description}</p>
        <ScanProcessing
          scan={scan}
          onProcess={may('update') ? () => on.onProcess(false) : undefined}
        />
      </div>
      <span className={classes.visibility} data-public={isPublic || undefined}>
        {isPublic ? (
          <IconWorld size={14} aria-hidden="true" />
        ) : (
          <IconLock size={14} aria-hidden="true" />
        )}
        {isPublic ? 'Public' : 'Private'}
      </span>
      <p className={classes.facts}>
        <span>{formatBytes(scan.sizeBytes)}</span>
        {scan.pointCount !== null && (
          <span className={classes.points}>{formatNumber(scan.pointCount)} points</span>
        )}
        <time dateTime={scan.createdAt}>{formatDate(scan.createdAt)}</time>
      </p>
      {scan.permittedActions.length > 0 && (
        <Menu position="bottom-end" width={180} shadow="md">
          <Menu.Target>
            <ActionIcon
              className={classes.menu}
              variant="subtle"
              color="gray"
              aria-label={`Actions for ${scan.title}`}
            >
              <IconDotsVertical size={18} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
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
            {isPublic && may('make_private') && (
              <Menu.Item
                leftSection={<IconLock size={16} />}
                onClick={() => on.onVisibility('private')}
              >
                Make private
              </Menu.Item>
            )}
            {!isPublic && may('make_public') && (
              <Menu.Item
                leftSection={<IconWorld size={16} />}
                // What cannot be looked at is nothing to show to others.
                disabled={!canBeOpened(scan)}
                onClick={() => on.onVisibility('public')}
              >
                Make public
              </Menu.Item>
            )}
            {isUnderWay(scan) && may('update') && (
              <Menu.Item
                leftSection={<IconPlayerStop size={16} />}
                onClick={() => on.onProcess(true)}
              >
                Stop processing
              </Menu.Item>
            )}
            {may('delete') && (
              <>
                <Menu.Divider />
                <Menu.Item
                  color="var(--negative)"
                  leftSection={<IconTrash size={16} />}
                  onClick={on.onDelete}
                >
                  Delete
                </Menu.Item>
              </>
            )}
          </Menu.Dropdown>
        </Menu>
      )}
    </li>
  );
}
