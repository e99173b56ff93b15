import { ActionIcon, Checkbox, Menu } from '@mantine/core';
import { type Icon, IconDotsVertical, IconLock, IconTrash, IconWorld } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatDate } from '../format/format';
import { AppLink } from '../routing/AppLink';
import { Thumbnail } from '../ui/Thumbnail';
import classes from './MediaCard.module.css';

type Visibility = 'private' | 'public';

interface Props {
  title: string;
  /** The address of its viewer; left out while there is nothing to view. */
  href?: string | undefined;
  description?: string | undefined;
  thumbnailUrl: string | null;
  /** Stands in for a missing picture. */
  icon?: Icon;
  /** Shows that the picture is no longer current. */
  isStale?: boolean;
  /** A short mark on the picture, such as the visibility. */
  badge?: ReactNode;
  /** More about its state, such as the progress of its processing. */
  status?: ReactNode;
  /** Facts on one line, each an element; those of the class `minor` are left out on a narrow list. */
  facts?: ReactNode;
  /** The last of the facts (RFC 3339). */
  at?: string | null;
  layout: 'grid' | 'list';
  selected?: boolean;
  /** Left out where nothing can be done with a selection. */
  onSelect?: ((selected: boolean) => void) | undefined;
  /** The items of its menu; falsy when there are none. */
  menu?: ReactNode;
  /** Whether an action of the menu is under way. */
  busy?: boolean;
}

/** A media item as a card of the grid or a row of the list: the same parts, laid out by the style sheet. */
export function MediaCard({ title, layout, selected = false, onSelect, menu, ...item }: Props) {
  return (
    <li className={classes.item} data-layout={layout} data-selected={selected || undefined}>
      <Thumbnail
        url={item.thumbnailUrl}
        className={`${classes.picture} ${item.isStale ? classes.stale : ''}`}
        {...(item.icon && { icon: item.icon })}
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
          {item.href ? (
            <AppLink href={item.href} className={classes.link}>
              {title}
            </AppLink>
          ) : (
            title
          )}
        </h2>
        {item.description && <p className={classes.description}>{item.description}</p>}
        {item.status}
      </div>
      <span className={classes.badge}>{item.badge}</span>
      <div className={classes.facts}>
        {item.facts}
        {item.at && <time dateTime={item.at}>{formatDate(item.at)}</time>}
      </div>
      {menu && (
        <Menu position="bottom-end" width={190} shadow="md">
          <Menu.Target>
            <ActionIcon
              className={classes.menu}
              variant="subtle"
              color="gray"
              loading={item.busy ?? false}
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

/** The badge of an item that is private or public. */
export function VisibilityBadge({ visibility }: { visibility: Visibility }) {
  const isPublic = visibility === 'public';
  const Icon = isPublic ? IconWorld : IconLock;
  return (
    <span className={classes.mark} data-public={isPublic || undefined}>
      <Icon size={14} aria-hidden="true" />
      {isPublic ? 'Public' : 'Private'}
    </span>
  );
}

interface VisibilityItemProps {
  visibility: Visibility;
  may: (action: 'make_private' | 'make_public') => boolean;
  /** Whether it cannot be made public yet. */
  disabled?: boolean;
  onChange: (visibility: Visibility) => void;
}

/** The menu item that makes a private item public or a public one private, if the person may do that. */
export function VisibilityItem({ visibility, may, disabled, onChange }: VisibilityItemProps) {
  const to = visibility === 'public' ? 'private' : 'public';
  if (!may(`make_${to}`)) return null;
  return (
    <Menu.Item
      leftSection={to === 'private' ? <IconLock size={16} /> : <IconWorld size={16} />}
      disabled={(disabled ?? false) && to === 'public'}
      onClick={() => onChange(to)}
    >
      Make {to}
    </Menu.Item>
  );
}

interface ActionItemProps {
  icon: Icon;
  label: string;
  onClick: () => void;
  disabled?: boolean;
}

export const ActionItem = ({ icon: Icon, label, ...item }: ActionItemProps) => (
  <Menu.Item leftSection={<Icon size={16} />} {...item}>
    {label}
  </Menu.Item>
);

export const DeleteItem = ({ onClick }: { onClick: () => void }) => (
  <>
    <Menu.Divider />
    <Menu.Item color="var(--negative)" leftSection={<IconTrash size={16} />} onClick={onClick}>
      Delete
    </Menu.Item>
  </>
);
