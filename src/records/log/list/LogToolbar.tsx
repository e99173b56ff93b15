import { memo, type RefObject, useMemo } from 'react';
import { useOffers } from '@/api/offers';
import { CollectionToolbar } from '@/shared/collection/CollectionToolbar';
import type { AnyLog, RecordRow } from '../log';
import type { LogColumn } from '../logColumn';
import { viewOptionsOf } from '../query';
import type { LogView } from '../useLogView';
import { viewStateOf } from '../viewState';
import { useSavedViewEntries } from '../views/useSavedViewEntries';
import { ExportMenu } from './ExportMenu';
import { logFilters } from './logFilters';

const listAndBoard = [
  { value: 'list', label: 'List' },
  { value: 'board', label: 'Board' },
];

const sortLabels = {
  '-createdAt': 'Newest',
  dueDate: 'Due date',
  '-updatedAt': 'Last updated',
  priority: 'Priority',
  '-daysInCourt': 'Days in court',
  number: 'Number',
};

/** What a list can be grouped by. */
const groups = [
  { value: '', label: 'No groups' },
  { value: 'company', label: 'Company' },
  { value: 'location', label: 'Location' },
  { value: 'assignee', label: 'Assignee' },
];

interface Props {
  log: AnyLog;
  view: LogView;
  onChange: (change: Partial<LogView>) => void;
  columns: readonly LogColumn<RecordRow>[];
  /** The ids of the shown columns for which the table is too narrow; undefined where there is no table. */
  hidden: readonly string[] | undefined;
  /** Records by status. */
  counts: Readonly<Record<string, number>> | undefined;
  userId: string;
  projectId: string;
  search: RefObject<HTMLInputElement | null>;
  mayExport: boolean;
}

/** Memoized: the list renders again with each change by others. */
export const LogToolbar = memo(PlainToolbar);

function PlainToolbar(props: Props) {
  const { log, view, onChange, counts, userId, projectId, columns, hidden } = props;
  const viewOptions = useMemo(() => viewOptionsOf(log), [log]);
  const saved = useSavedViewEntries({ log, projectId, view });
  const hasLocations = useOffers()('listProjectLocations');
  const grouping = {
    label: 'Group by',
    value: view.group,
    options: groups,
    onChange: (group: string) => onChange({ group }),
  };
  return (
    <>
      <CollectionToolbar
        many={log.recordType.many}
        state={viewStateOf(view, viewOptions, onChange)}
        searchRef={props.search}
        layouts={log.hasBoard ? listAndBoard : []}
        sortLabels={view.board ? undefined : sortLabels}
        filters={logFilters({ log, view, onChange, counts, userId, projectId, hasLocations })}
        view={{
          ...saved.menu,
          ...(!view.board && { choices: [grouping] }),
          ...(hidden && {
            columns: {
              columns,
              hidden,
              shown: view.columns ?? log.initialColumns,
              fixed: 'title',
              onChange: (shown) => onChange({ columns: shown }),
            },
          }),
        }}
        more={props.mayExport && <ExportMenu {...{ log, projectId, view, columns }} compact />}
      />
      {saved.dialog}
    </>
  );
}
