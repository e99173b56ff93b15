import { ActionIcon } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import type { Page } from '@/api/generated/types.gen';
import { browserStorage } from '@/shared/storage';
import { useTreeDrag } from '@/shared/tree/useTreeDrag';
import { useMovePage } from '../mutations';
import { ancestorsOf, dropAt, isWithin, type TreeNode, treeOf } from '../tree';
import classes from './Library.module.css';
import { PageRow, type PageRowProps } from './PageRow';

const openPlace = (projectId: string) => `editor-tree:${projectId}` as const;

const storedOpen = (projectId: string): string[] => {
  try {
    const stored: unknown = JSON.parse(browserStorage.get(openPlace(projectId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
};

const PLACES = ['before', 'inside', 'after'] as const;

type Props = Omit<PageRowProps, 'page'> & { pages: readonly Page[] };

/**
 * Shows the pages and the pages in them. A page can be dragged to another place; its menu does the same for keyboards.
 */
export function PageTree({ pages, ...shared }: Props) {
  const { projectId, pageId } = shared;
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(storedOpen(projectId)));
  const move = useMovePage(projectId);
  const onTrail = new Set(ancestorsOf(pages, pageId));
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const isOpen = (id: string) => !closed.has(id) && (open.has(id) || onTrail.has(id));
  const toggle = (id: string, wanted: boolean) => {
    const next = new Set(open);
    const shut = new Set(closed);
    if (wanted) {
      next.add(id);
      shut.delete(id);
    } else {
      next.delete(id);
      shut.add(id);
    }
    setOpen(next);
    setClosed(shut);
    browserStorage.set(openPlace(projectId), JSON.stringify([...next]));
  };
  const drag = useTreeDrag({
    placesAt: (moved, target) => (isWithin(pages, target, moved) ? [] : PLACES),
    onDrop: (movedId, targetId, place) => {
      const moved = pages.find(({ id }) => id === movedId);
      const target = pages.find(({ id }) => id === targetId);
      if (!moved || !target) return;
      if (place === 'inside') toggle(targetId, true);
      const to = dropAt(pages, movedId, target, place);
      move.mutate({ pageId: movedId, version: moved.version, ...to });
    },
  });
  const branch = (nodes: readonly TreeNode[]) => (
    <ul className={`m-0 p-4 unlisted ${classes.rows}`}>
      {nodes.map(({ page, children }) => {
        const hasMore = children.length > 0;
        const shown = hasMore && isOpen(page.id);
        return (
          <li key={page.id}>
            <div
              className={`row relative ${classes.line}`}
              {...drag(page.id, page.permittedActions.includes('manage'))}
            >
              {hasMore ? (
                <ActionIcon
                  size={24}
                  variant="subtle"
                  color="gray"
                  aria-label={`Pages in ${page.title}`}
                  aria-expanded={shown}
                  onClick={() => toggle(page.id, !shown)}
                >
                  <IconChevronRight size={14} className={classes.chevron} data-open={shown} />
                </ActionIcon>
              ) : (
                <span className={classes.space} />
              )}
              <PageRow page={page} pages={pages} {...shared} />
            </div>
            {shown && branch(children)}
          </li>
        );
      })}
    </ul>
  );
  return <div className={classes.tree}>{branch(treeOf(pages))}</div>;
}
