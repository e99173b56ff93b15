import { ActionIcon } from '@mantine/core';
import { IconDots, IconLock, IconStarFilled, IconTemplate } from '@tabler/icons-react';
import type { Page } from '@/api/generated/types.gen';
import { formatCalendarDate } from '@/shared/format/format';
import { MenuOnDemand } from '@/shared/menu/MenuOnDemand';
import { onDemand } from '@/shared/onDemand';
import { AppLink } from '@/shared/routing/AppLink';
import { useProjectHref } from '@/shared/routing/currentProject';
import { paths } from '@/shared/routing/paths';
import { useAddressQuery } from '@/shared/routing/search';
import { StatusTag } from '@/shared/ui/Tag';
import { kinds } from '../kinds';
import classes from './Library.module.css';

const PageMenu = onDemand(() => import('./PageMenu'));

export interface PageRowProps {
  projectId: string;
  page: Page;
  /** All pages that are shown, for the dialog that moves one. */
  pages: readonly Page[];
  /** The open page. */
  pageId: string | null;
  mayCreate: boolean;
  onNear: () => void;
  onNew: (parentId: string) => void;
  onGone: (pageId: string) => void;
}

/** One page of the library. */
export function PageRow({ page, pageId, onNear, ...menu }: PageRowProps) {
  const hrefTo = useProjectHref();
  const show = useAddressQuery().get('show');
  const { id, title, kind, status, date, excerpt, isFavorite, isTemplate, sharing } = page;
  const Sign = kinds[kind].icon;
  return (
    <div
      className={`row grow min-w-0 rounded hovered ${classes.row}`}
      data-current={id === pageId || undefined}
    >
      <AppLink
        className={`row grow gap-8 min-w-0 text text-sm undecorated ${classes.link}`}
        href={hrefTo(`${paths.editor}/${encodeURIComponent(id)}`, show ? { show } : {})}
        aria-current={id === pageId ? 'page' : undefined}
        draggable={false}
        onPointerEnter={onNear}
        onFocus={onNear}
      >
        <Sign size={16} aria-hidden="true" />
        <span className={`grid grow min-w-0 ${classes.words}`}>
          <span className={`cut ${classes.title}`}>{title}</span>
          {date && <small>{formatCalendarDate(date)}</small>}
          {excerpt && <small className={classes.excerpt}>{excerpt}</small>}
        </span>
        {isFavorite && <IconStarFilled size={14} role="img" aria-label="Starred" />}
        {isTemplate && <IconTemplate size={14} role="img" aria-label="Template" />}
        {sharing.access === 'restricted' && (
          <IconLock size={14} role="img" aria-label="Restricted" />
        )}
        {status !== 'active' && <StatusTag status={status} />}
      </AppLink>
      <MenuOnDemand
        preload={PageMenu.preload}
        target={
          <ActionIcon
            size={26}
            variant="subtle"
            color="gray"
            className={classes.more ?? ''}
            aria-label={`Actions for ${title}`}
          >
            <IconDots size={16} />
          </ActionIcon>
        }
      >
        {(target) => <PageMenu target={target} page={page} {...menu} />}
      </MenuOnDemand>
    </div>
  );
}
