import { Button, SegmentedControl, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconFiles, IconSearch, IconSearchOff } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listPagesOptions } from '@/api/generated/pages.gen';
import type { Page } from '@/api/generated/types.gen';
import { useAddressParams } from '@/shared/routing/search';
import { EmptyState } from '@/shared/ui/EmptyState';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorState } from '@/shared/ui/states';
import classes from './Library.module.css';
import { PageRow } from './PageRow';
import { PageTree } from './PageTree';

const shows = [
  { value: 'all', label: 'All' },
  { value: 'recent', label: 'Recent' },
  { value: 'starred', label: 'Starred' },
  { value: 'templates', label: 'Templates' },
  { value: 'archive', label: 'Archive' },
] as const;
type Show = (typeof shows)[number]['value'];

const none: Record<Show, readonly [title: string, text: string]> = {
  all: ['No pages yet', 'Write the first one with New.'],
  recent: ['Nothing opened yet', 'The pages that you open appear here.'],
  starred: ['Nothing starred', 'Star a page in its menu to find it here.'],
  templates: [
    'No templates yet',
    'Make a page a template in its menu. New pages can begin with it.',
  ],
  archive: ['The archive is empty', 'A page that you archive moves here with the pages in it.'],
};

const RECENT = 20;

const chosen: Partial<Record<Show, (pages: readonly Page[]) => Page[]>> = {
  recent: (pages) =>
    pages
      .filter(({ viewedAt }) => viewedAt !== null)
      .sort((a, b) => String(b.viewedAt).localeCompare(String(a.viewedAt)))
      .slice(0, RECENT),
  starred: (pages) => pages.filter(({ isFavorite }) => isFavorite),
};

interface Props {
  projectId: string;
  pageId: string | null;
  mayCreate: boolean;
  /** The pointer or the focus reaches a page. */
  onNear: () => void;
  /** Makes a page in another one. */
  onNew: (parentId: string) => void;
  /** A page was deleted or archived. */
  onGone: (pageId: string) => void;
}

/** Shows the pages of the project: as a tree, or as a list of some of them. */
export function Library({ projectId, pageId, mayCreate, ...on }: Props) {
  const [query, change] = useAddressParams();
  const show = shows.find(({ value }) => value === query.get('show'))?.value ?? 'all';
  const [search, setSearch] = useState('');
  const [q] = useDebouncedValue(search.trim().slice(0, 200), 250);
  const list = useQuery({
    ...listPagesOptions({
      path: { projectId },
      query: {
        ...(q && { q }),
        ...(show === 'templates' && { templates: true }),
        ...(show === 'archive' && { archived: true }),
      },
    }),
    placeholderData: keepPreviousData,
  });
  const all = list.data?.data;
  const pages = all && (chosen[show]?.(all) ?? all);
  const Sign = q ? IconSearchOff : IconFiles;
  const isTree = show === 'all' && !q;
  const [title, text] = none[show];
  const shared = { projectId, pageId, mayCreate, ...on };
  return (
    <>
      <div className={`grid gap-8 line-below ${classes.filters}`}>
        <TextInput
          size="xs"
          type="search"
          aria-label="Find pages"
          placeholder="Title or words of a page"
          leftSection={<IconSearch size={16} aria-hidden="true" />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <SegmentedControl
          size="xs"
          fullWidth
          aria-label="Show"
          data={[...shows]}
          value={show}
          onChange={(value) =>
            change((params) => {
              if (value === 'all') params.delete('show');
              else params.set('show', value);
              return params;
            })
          }
        />
      </div>
      <nav
        className={`relative grow min-h-0 scroll-y ${classes.scroller}`}
        aria-label="Pages"
        data-focus-home
        tabIndex={-1}
      >
        {list.error && !pages && (
          <ErrorState
            operation="listPages"
            error={list.error}
            onRetry={() => void list.refetch()}
          />
        )}
        {list.isPending && <Skeleton shape="row" count={7} m="md" />}
        {pages?.length === 0 && (
          <EmptyState
            icon={<Sign size={20} />}
            title={q ? 'No page matches' : title}
            action={
              q && (
                <Button variant="default" size="xs" onClick={() => setSearch('')}>
                  Clear search
                </Button>
              )
            }
          >
            {q ? 'Try other words.' : text}
          </EmptyState>
        )}
        {pages && pages.length > 0 && isTree && <PageTree pages={pages} {...shared} />}
        {pages && pages.length > 0 && !isTree && (
          <ul className={`m-0 p-4 unlisted ${classes.rows}`}>
            {pages.map((page) => (
              <li key={page.id}>
                <PageRow page={page} pages={pages} {...shared} />
              </li>
            ))}
          </ul>
        )}
      </nav>
    </>
  );
}
