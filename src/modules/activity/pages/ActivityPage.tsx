import { Button, Text } from '@mantine/core';
import { IconDownload, IconHistory } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { listActivityInfiniteOptions } from '@/api/generated/activity.gen';
import { zActivityAction, zActivityModule } from '@/api/generated/schemas/activity.gen';
import type { ActivityEntry, ActivityListResult } from '@/api/generated/types.gen';
import { accountOptions } from '@/records/account/accountOptions';
import { useAccountActions } from '@/records/account/useAccountActions';
import { namedChoices } from '@/records/people/partyChoices';
import { WhyNot } from '@/records/permissions/WhyNot';
import { ProjectFilter } from '@/records/projects/ProjectFilter';
import { accountByCursor } from '@/shared/collection/byCursor';
import { days, type Filter, flag, oneOf } from '@/shared/collection/filter/filters';
import { optionsOf } from '@/shared/collection/filter/options';
import { RowCard } from '@/shared/collection/Row';
import { type ListAbout, TablePage } from '@/shared/collection/TablePage';
import { loaded, useListPage } from '@/shared/collection/useListPage';
import {
  dayFilter,
  filter,
  openItem,
  searchWords,
  textFilter,
  useView,
  type ViewControl,
} from '@/shared/collection/view';
import { formatTime } from '@/shared/format/format';
import { openLabel } from '@/shared/format/labels';
import { addDays, endOfDay } from '@/shared/format/region';
import { onDemand } from '@/shared/onDemand';
import { useExportActivity } from '../mutations';
import { actorText, changesText, columnsOf, recordText } from '../parts/columns';
import { actionLabels, areaLabels } from '../words';

const EntryView = onDemand(() => import('../parts/EntryView'));

const activityView = {
  q: searchWords,
  in: textFilter(100),
  person: textFilter(100),
  record: textFilter(100),
  module: filter(zActivityModule.options),
  action: filter(zActivityAction.options),
  from: dayFilter,
  to: dayFilter,
  entry: openItem(),
};
const about: ListAbout<ActivityEntry> = {
  label: 'Activity log',
  name: 'activity',
  noun: { one: 'entry', many: 'entries' },
  icon: IconHistory,
  operation: 'listActivity',
  purpose: 'What people do in your projects will be listed here.',
  nameOf: (entry) => `${openLabel(actionLabels, entry.action)} ${recordText(entry)}`,
};

/** Returns the first moment of the day after a calendar date, in the time zone in which the page shows times. */
const dayAfter = (day: string) => new Date(endOfDay(day).getTime() + 1000).toISOString();

/** Shows who did what, in the account and in its projects. */
export default function ActivityPage() {
  const state = useView(activityView);
  const { q, in: projectId, person, record, module, action, from, to } = state.view;
  const account = useQuery(accountOptions());
  const may = useAccountActions();
  const query = {
    ...(q && { q }),
    ...(projectId && { projectId }),
    ...(person && { userId: person }),
    ...(record && { recordId: record }),
    ...(module !== 'all' && { module: [module] }),
    ...(action !== 'all' && { action: [action] }),
    ...(from && { from: dayAfter(addDays(from, -1)) }),
    ...(to && { to: dayAfter(to) }),
  };
  const list = useInfiniteQuery({
    ...listActivityInfiniteOptions({ query: { ...query, limit: 100 } }),
    ...accountByCursor,
  });
  const page = useListPage({ state, opens: ['entry'], ...loaded(list) });
  const { rows, hrefTo } = page;
  const download = useExportActivity();
  const open = rows?.find(({ id }) => id === page.openId);
  return (
    <TablePage
      about={about}
      page={page}
      columns={columnsOf(hrefTo)}
      card={(entry) => (
        <RowCard
          href={hrefTo(entry.id)}
          name={[openLabel(actionLabels, entry.action), recordText(entry)]
            .filter(Boolean)
            .join(': ')}
          lines={[
            [actorText(entry), formatTime(entry.at)].join(' · '),
            changesText(entry),
            entry.project?.name,
          ]}
        />
      )}
      notice={
        account.data &&
        !may('view_activity') && (
          <Text size="sm" c="dimmed">
            You see what you did yourself. Project managers and admins see their projects.
          </Text>
        )
      }
      filters={activityFilters({ state, list: list.data?.pages[0], rows })}
      buttons={{
        head: may('export_activity') ? (
          <Button
            variant="default"
            leftSection={<IconDownload size={16} />}
            loading={download.isPending}
            onClick={() => download.mutate(query)}
          >
            Export
          </Button>
        ) : (
          <WhyNot
            projectId={null}
            absent={[{ module: 'activity', action: 'export', does: 'export the log' }]}
            question="Who can export?"
          />
        ),
      }}
      dialog={open && <EntryView key={open.id} entry={open} onClose={page.close} />}
    />
  );
}

interface FiltersProps {
  state: ViewControl<typeof activityView>;
  /** The loaded list, which names the people; undefined until it is loaded. */
  list: ActivityListResult | undefined;
  rows: readonly ActivityEntry[] | undefined;
}

function activityFilters({ state: { view, change }, list, rows }: FiltersProps): readonly Filter[] {
  const recordName = rows?.find((entry) => entry.record?.id === view.record)?.record?.title;
  const people = namedChoices(list?.people ?? []);
  return [
    {
      label: 'Project',
      isSet: view.in !== '',
      clear: () => change({ in: '' }),
      control: <ProjectFilter value={view.in} onChange={(id) => change({ in: id })} />,
    },
    ...(people.length > 1
      ? [
          oneOf({
            label: 'Person',
            value: view.person,
            options: [{ value: '', label: 'Everyone' }, ...people],
            onChange: (value) => change({ person: value }),
          }),
        ]
      : []),
    oneOf({
      label: 'Module',
      value: view.module,
      options: optionsOf({ all: 'All modules', ...areaLabels() }),
      onChange: (value) => change({ module: value }),
    }),
    oneOf({
      label: 'Action',
      value: view.action,
      options: optionsOf({ all: 'Any action', ...actionLabels }),
      onChange: (value) => change({ action: value }),
    }),
    ...(view.record
      ? [
          flag({
            label: `Only ${recordName || 'one record'}`,
            on: true,
            onChange: () => change({ record: '' }),
          }),
        ]
      : []),
    days({ label: 'Days', from: view.from, to: view.to, onChange: change }),
  ];
}
