import { ActionIcon, Checkbox, Menu } from '@mantine/core';
import { type Icon, IconDotsVertical, IconLock, IconTrash, IconWorld } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatDate } from '../format/format';
import { AppLink } from '../routing/AppLink';
import { Thumbnail } from '../ui/Thumbnail';
import classes from './AssetCard.module.css';

type Visibility = 'private' | 'public';

interface Props {
  title: string;
  /** Where it is looked at. */
  href?: string | undefined;
  description: string;
  thumbnailUrl: string | null;
  /** In place of a picture, while there is none. */
  icon?: Icon;
  visibility: Visibility;
  /** What is to be known of it beyond that, such as that its file is being processed. */
  status?: ReactNode;
  /** Facts of one line, each an element; those of the class `minor` give way where there is no room. */
  facts: ReactNode;
  /** RFC 3339. */
  at: string;
  layout: 'grid' | 'list';
  selected?: boolean;
  /** Absent where there is nothing to do with a selection. */
  onSelect?: ((selected: boolean) => void) | undefined;
  /** What can be done with it; absent where that is nothing. */
  menu?: ReactNode;
}

/** A scan, a model or the like, as a card of a grid or a row of a list: the same parts, laid out by the style sheet. */
export function AssetCard({ title, layout, selected = false, onSelect, menu, ...asset }: Props) {
  const isPublic = asset.visibility === 'public';
  return (
    <li className={classes.asset} data-layout={layout} data-selected={selected || undefined}>
      <Thumbnail
        url={asset.thumbnailUrl}
        className={classes.picture}
        {...(asset.icon && { icon: asset.icon })}
      />
      {onSelect && (
        <Checkbox
          className={classes.check}
          aria-label={`Select ${title}`}
          checked={selected}
          onChange={(event) => onSelect(event.currentTarget.checked)}
        />
      )}
      <div className={classes.text}>
        <h2 className={classes.title}>
          {asset.href ? (
            <AppLink href={asset.href} className={classes.link}>
              {title}
            </AppLink>
          ) : (
            title
          )}
        </h2>
        <p className={classes.description}>{asset.description}</p>
        {asset.status}
      </div>
      <span className={classes.visibility} data-public={isPublic || undefined}>
        {isPublic ? (
          <IconWorld size={14} aria-hidden="true" />
        ) : (
          <IconLock size={14} aria-hidden="true" />
        )}
        {isPublic ? 'Public' : 'Private'}
      </span>
      <div className={classes.facts}>
        {asset.facts}
        <time dateTime={asset.at}>{formatDate(asset.at)}</time>
      </div>
      {menu && (
        <Menu position="bottom-end" width={190} shadow="md">
          <Menu.Target>
            <ActionIcon
              className={classes.menu}
              variant="subtle"
              color="gray"
              aria-label={`Actions for ${title}`}
            >
              <IconDotsVertical size={18} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>{menu}</Menu.Dropdown>
        </Menu>
      )}
    </li>
  );
}

/** The item of the menu that makes a private one public, or the other way round, as far as that is permitted. */
export function VisibilityItem({
  visibility,
  may,
  disabled = false,
  onChange,
}: {
  visibility: Visibility;
  may: (action: 'make_private' | 'make_public') => boolean;
  /** Whether it cannot be made public yet. */
  disabled?: boolean;
  onChange: (visibility: Visibility) => void;
}) {
  const to = visibility === 'public' ? 'private' : 'public';
  if (!may(`make_${to}`)) return null;
  return (
    <Menu.Item
      leftSection={to === 'private' ? <IconLock size={16} /> : <IconWorld size={16} />}
      disabled={disabled && to === 'public'}
      onClick={() => onChange(to)}
    >
      Make {to}
    </Menu.Item>
  );
}

export function DeleteItem({ onClick }: { onClick: () => void }) {
  return (
    <>
      <Menu.Divider />
      <Menu.Item color="var(--negative)" leftSection={<IconTrash size={16} />} onClick={onClick}>
        Delete
      </Menu.Item>
    </>
  );
}
