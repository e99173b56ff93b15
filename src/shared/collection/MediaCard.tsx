import { ActionIcon, Checkbox, Menu } from '@mantine/core';
import { type Icon, IconDotsVertical, IconLock, IconTrash, IconWorld } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatDate } from '../format/format';
import { AppLink } from '../routing/AppLink';
import { Thumbnail } from '../ui/Thumbnail';
import { Unbroken } from '../ui/Unbroken';
import classes from './MediaCard.module.css';

type Visibility = 'private' | 'public';

interface Props {
  title: string;
  /** The address of the item's viewer; omit if there is nothing to view. */
  href?: string | undefined;
  description?: string | undefined;
  thumbnailUrl: string | null;
  /** Replaces a missing picture. */
  icon?: Icon;
  /** Whether the picture is the top of a page, or missing because there is none. */
  paper?: boolean;
  /** Shows that the picture is no longer current. */
  isStale?: boolean;
  /** A short label on the picture, such as the visibility. */
  badge?: ReactNode;
  /** More about the state, such as the processing progress. */
  status?: ReactNode;
  /** Facts on one line, one element each. A narrow list hides those with the class `minor`. */
  facts?: ReactNode;
  /** The time of the last fact (RFC 3339). */
  at?: string | null;
  layout: 'grid' | 'list';
  selected?: boolean;
  /** Omit if no action applies to a selection. */
  onSelect?: ((selected: boolean) => void) | undefined;
  /** The menu items; falsy if there are none. */
  menu?: ReactNode;
  /** Whether an action of the menu is under way. */
  busy?: boolean;
}

/** Shows a media item as a card of the grid or a row of the list: the same parts, laid out by the style sheet. */
export function MediaCard({ title, layout, selected = false, onSelect, menu, ...item }: Props) {
  return (
    <li
      className={`relative grid ${classes.item}`}
      data-layout={layout}
      data-selected={selected || undefined}
    >
      <Thumbnail
        url={item.thumbnailUrl}
        className={`${classes.picture} ${item.isStale ? classes.stale : ''} ${item.paper ? classes.paper : ''}`}
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
        <h2 className={`clip m-0 text-sm medium ${classes.title}`}>
          {item.href ? (
            <AppLink
              href={item.href}
              className={`inherit undecorated lined whole-card ${classes.link}`}
            >
              {title}
            </AppLink>
          ) : (
            title
          )}
        </h2>
        {item.description && (
          <p className={`clip quiet text-xs ${classes.description}`}>
            <Unbroken text={item.description} />
          </p>
        )}
        {item.status}
      </div>
      <span className={`text-xs medium ${classes.badge}`}>{item.badge}</span>
      <div className={`flex wrap m-0 quiet text-xs ${classes.facts}`}>
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
              <IconDotsVertical size={16} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>{menu}</Menu.Dropdown>
        </Menu>
      )}
    </li>
  );
}

/** Shows the badge for a private or public item. */
export function VisibilityBadge({ visibility }: { visibility: Visibility }) {
  const isPublic = visibility === 'public';
  const Icon = isPublic ? IconWorld : IconLock;
  return (
    <span
      className={`inline-flex gap-4 items-center ${classes.mark}`}
      data-public={isPublic || undefined}
    >
      <Icon size={14} aria-hidden="true" />
      {isPublic ? 'Public' : 'Private'}
    </span>
  );
}

interface VisibilityItemProps {
  visibility: Visibility;
  may: (action: 'make_private' | 'make_public') => boolean;
  /** Whether it cannot be published yet. */
  disabled?: boolean;
  onChange: (visibility: Visibility) => void;
}

/** Shows the menu item that changes the visibility, if the user is permitted to. */
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
