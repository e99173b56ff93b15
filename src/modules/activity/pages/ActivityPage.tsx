import { Button, Text } from '@mantine/core';
import { IconDownload, IconHistory } from '@tabler/icons-react';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { listActivityInfiniteOptions } from '@/api/generated/activity.gen';
import { listProjectsOptions } from '@/api/generated/projects/listProjects.gen';
import { zActivityAction, zActivityModule } from '@/api/generated/schemas/activity.gen';
import type { AccountAction } from '@/api/generated/types.gen';
import { accountOptions } from '@/shared/account/accountOptions';
import { DaysFilter } from '@/shared/collection/DaysFilter';
import { FilterChip } from '@/shared/collection/FilterChip';
import { FilterSelect, optionsOf } from '@/shared/collection/FilterSelect';
import { RowCard } from '@/shared/collection/Row';
import { TablePage } from '@/shared/collection/TablePage';
import {
  dayFilter,
  filter,
  openItem,
  searchWords,
  textFilter,
  useView,
} from '@/shared/collection/view';
import { failureText } from '@/shared/errors/operationTexts';
import { formatTime } from '@/shared/format/format';
import { addDays, endOfDay } from '@/shared/format/region';
import { FormMessage } from '@/shared/forms/FormMessage';
import { onDemand } from '@/shared/onDemand';
import { openLabel } from '@/shared/records/labels';
import { useExportActivity } from '../mutations';
import { actorText, changesText, columnsOf, recordText } from '../parts/columns';
import { actionLabels, moduleLabels } from '../words';

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
const noun = { one: 'entry', many: 'entries' };

/** The first moment of the day after a calendar date, in the time zone in which the page shows times. */
const dayAfter = (day: string) => new Date(endOfDay(day).getTime() + 1000).toISOString();

/** Who did what, in the account and in its projects. */
export default function ActivityPage() {
  const state = useView(activityView);
  const { q, in: projectId, person, record, module, action, from, to, entry: openId } = state.view;
  const account = useQuery(accountOptions());
  const projects = useQuery(listProjectsOptions());
  const may = (one: AccountAction) => account.data?.data.permittedActions.includes(one) === true;
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
    initialPageParam: {},
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
  const rows = list.data?.pages.flatMap(({ data }) => data);
  const first = list.data?.pages[0];
  const download = useExportActivity();
  const close = () => state.change({ entry: '' });
  const hrefTo = (id: string) => state.hrefOf({ entry: id });
  const open = rows?.find(({ id }) => id === openId);
  const recordName = rows?.find((entry) => entry.record?.id === record)?.record?.title;
  const people = (first?.people ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const own = (projects.data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <TablePage
      label="Activity log"
      name="activity"
      noun={noun}
      icon={IconHistory}
      operation="listActivity"
      list={list}
      rows={rows}
      total={first?.total}
      state={state}
      columns={columnsOf(hrefTo)}
      nameOf={(entry) => `${openLabel(actionLabels, entry.action)} ${recordText(entry)}`}
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
      sort=""
      onSort={() => {}}
      onOpen={({ id }) => state.change({ entry: id })}
      openId={openId || null}
      notice={
        <>
          {projects.error && (
            <FormMessage>{failureText('listProjects', projects.error)}</FormMessage>
          )}
          {account.data && !may('view_activity') && (
            <Text size="sm" c="dimmed">
              You see what you did yourself. Project managers and admins see their projects.
            </Text>
          )}
        </>
      }
      filters={
        <>
          <FilterSelect
            label="Project"
            value={projectId}
            options={[{ value: '', label: 'All projects' }, ...own]}
            onChange={(value) => state.change({ in: value })}
          />
          {people.length > 1 && (
            <FilterSelect
              label="Person"
              value={person}
              options={[{ value: '', label: 'Everyone' }, ...people]}
              onChange={(value) => state.change({ person: value })}
            />
          )}
          <FilterSelect
            label="Module"
            value={module}
            options={optionsOf({ all: 'All modules', ...moduleLabels })}
            onChange={(value) => state.change({ module: value })}
          />
          <FilterSelect
            label="Action"
            value={action}
            options={optionsOf({ all: 'Any action', ...actionLabels })}
            onChange={(value) => state.change({ action: value })}
          />
          {record && (
            <FilterChip
              label={`Only ${recordName || 'one record'}`}
              checked
              onChange={() => state.change({ record: '' })}
            />
          )}
          <DaysFilter
            label="Days"
            from={from}
            to={to}
            onChange={(change) => state.change(change)}
          />
        </>
      }
      buttons={
        may('export_activity') && (
          <Button
            variant="default"
            leftSection={<IconDownload size={16} />}
            loading={download.isPending}
            onClick={() => download.mutate(query)}
          >
            Export
          </Button>
        )
      }
      action={null}
      purpose="What people do in your projects will be listed here."
      dialog={open && <EntryView key={open.id} entry={open} onClose={close} />}
      onCloseDialog={close}
    />
  );
}
