import { Button, Tabs } from '@mantine/core';
import { IconBell, IconChecks, IconSettings } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';
import {
  getNotificationCountsOptions,
  listNotificationsInfiniteOptions,
} from '@/api/generated/notifications.gen';
import type { NotificationBox } from '@/api/generated/types.gen';
import { FilterSelect } from '@/shared/collection/filter/FilterSelect';
import { optionsOf } from '@/shared/collection/filter/options';
import { formatNumber } from '@/shared/format/format';
import { AppLink, useReaches } from '@/shared/routing/AppLink';
import { paths } from '@/shared/routing/paths';
import { EmptyState } from '@/shared/ui/EmptyState';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorState } from '@/shared/ui/states';
import { usePushOffer } from '../push/pushOffer';
import classes from './Bell.module.css';
import { groupsOf } from './groups';
import { NotificationGroup } from './NotificationGroup';
import { UndoBar } from './UndoBar';
import { useActions } from './useActions';
import { useUndo } from './useUndo';
import { useReadAll } from './writes';

const filters = { open: 'Open', unread: 'Unread', snoozed: 'Snoozed', done: 'Done' };
type Filter = keyof typeof filters;

const boxes: Record<NotificationBox, { label: string; empty: string }> = {
  for_me: {
    label: 'For you',
    empty: 'What lands in your court, mentions you or answers you appears here.',
  },
  news: {
    label: 'Updates',
    empty: 'Changes of what you created or watch, new photos and assets appear here.',
  },
};
const empty: Record<Filter, readonly [title: string, text?: string]> = {
  open: ['You are up to date'],
  unread: ['Nothing unread', 'What you have read and not done is under Open.'],
  snoozed: ['Nothing snoozed', 'Snooze what can wait. It comes back at the time you choose.'],
  done: ['Nothing done yet', 'Mark what you have dealt with as done to find it here.'],
};

/** Shows what concerns the person, by record. */
export function Notifications({ onClose }: { onClose: () => void }) {
  const [box, setBox] = useState<NotificationBox>('for_me');
  const [filter, setFilter] = useState<Filter>('open');
  const counts = useQuery(getNotificationCountsOptions()).data?.data;
  const list = useInfiniteQuery({
    ...listNotificationsInfiniteOptions({
      query: {
        box,
        limit: 50,
        ...(filter === 'unread' ? { unread: true } : { state: filter }),
      },
    }),
    initialPageParam: {},
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
  const undo = useUndo();
  const actions = useActions(undo.offer);
  const groups = list.data && groupsOf(list.data.pages.flatMap(({ data }) => data));
  const unread = counts ? { for_me: counts.forMe, news: counts.news } : { for_me: 0, news: 0 };
  const panel = useRef<HTMLDivElement>(null);
  return (
    <>
      <Tabs
        value={box}
        onChange={(chosen) => setBox(chosen === 'news' ? 'news' : 'for_me')}
        variant="pills"
        keepMounted={false}
        className="grow"
      >
        <div className={`flex gap-8 items-center between surface ${classes.head}`}>
          <Tabs.List aria-label="Notifications">
            {(['for_me', 'news'] as const).map((name) => (
              <Tabs.Tab key={name} value={name}>
                {boxes[name].label}
                {unread[name] > 0 && ` (${formatNumber(unread[name])})`}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <FilterSelect
            label="Show"
            value={filter}
            options={optionsOf(filters)}
            onChange={setFilter}
          />
        </div>
        <Tabs.Panel value={box} ref={panel} onKeyDown={(event) => moveFocus(event, panel.current)}>
          {list.error && !groups && (
            <ErrorState
              operation="listNotifications"
              error={list.error}
              onRetry={() => void list.refetch()}
            />
          )}
          {!groups && !list.error && <Loading />}
          {groups?.length === 0 && (
            <EmptyState
              icon={<IconBell size={20} />}
              title={empty[filter][0]}
              action={
                filter !== 'open' && (
                  <Button variant="default" size="xs" onClick={() => setFilter('open')}>
                    Show what is open
                  </Button>
                )
              }
            >
              {empty[filter][1] ?? boxes[box].empty}
            </EmptyState>
          )}
          {groups && groups.length > 0 && (
            <ul className={classes.groups}>
              {groups.map((group) => (
                <NotificationGroup
                  key={group.key}
                  group={group}
                  actions={actions}
                  onClose={onClose}
                />
              ))}
            </ul>
          )}
          {list.hasNextPage && (
            <Button
              variant="default"
              size="xs"
              fullWidth
              mt="sm"
              loading={list.isFetchingNextPage}
              onClick={() => void list.fetchNextPage()}
            >
              Show more
            </Button>
          )}
        </Tabs.Panel>
      </Tabs>
      <div className={classes.foot}>
        <UndoBar offered={undo.offered} onClose={undo.clear} />
        <FootButtons
          box={box}
          unread={unread[box]}
          // Lists of what is done or snoozed say nothing about the latest unread line.
          latest={
            filter === 'open' || filter === 'unread' ? list.data?.pages[0]?.data[0]?.at : undefined
          }
          onClose={onClose}
        />
      </div>
    </>
  );
}

/** The arrow keys move through the lines. */
function moveFocus(event: KeyboardEvent, panel: HTMLElement | null): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || !panel) return;
  const lines = [...panel.querySelectorAll<HTMLElement>('[data-line]')];
  const current = lines.findIndex((line) => line.contains(document.activeElement));
  if (current < 0) return;
  event.preventDefault();
  lines[current + step]?.focus();
}

const Loading = () => <Skeleton shape="card" count={4} h={96} className={classes.groups} />;

interface FootProps {
  box: NotificationBox;
  unread: number;
  /** The time of the newest line that the person has seen: what arrives meanwhile stays unread. */
  latest: string | undefined;
  onClose: () => void;
}

function FootButtons({ box, unread, latest, onClose }: FootProps) {
  const readAll = useReadAll();
  const offer = usePushOffer();
  const reaches = useReaches();
  return (
    <div className="flex wrap gap-4 between">
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconChecks size={16} />}
        disabled={unread === 0}
        loading={readAll.isPending}
        onClick={() => readAll.mutate({ box, until: latest ?? new Date().toISOString() })}
      >
        Mark all as read
      </Button>
      {offer && (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconBell size={16} />}
          onClick={() => {
            onClose();
            offer();
          }}
        >
          Notify this browser
        </Button>
      )}
      {reaches(paths.templateNotifications) && (
        <Button
          component={AppLink}
          href={paths.templateNotifications}
          variant="subtle"
          size="compact-sm"
          leftSection={<IconSettings size={16} />}
          onClick={onClose}
        >
          Settings
        </Button>
      )}
    </div>
  );
}
