import { Button, NativeSelect, SegmentedControl, Switch } from '@mantine/core';
import { IconEqual } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { listModelChangesInfiniteOptions } from '@/api/generated/models.gen';
import type { ModelChangeKind, ModelChangeListResult } from '@/api/generated/types.gen';
import { count, formatNumber } from '@/shared/format/format';
import { EmptyState } from '@/shared/ui/EmptyState';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorState } from '@/shared/ui/states';
import { useShown } from '@/shared/ui/useShown';
import { colorsOf, type ElementColors, noColors } from '../changeColors';
import { ChangeRow } from './ChangeRow';
import classes from './ChangesPanel.module.css';

/** The most rows of an answer that the contract allows. */
const PAGE = 500;

interface Props {
  projectId: string;
  modelId: string;
  /**
   * The version with the changes, and the version to compare with. Null compares with the previous
   * one.
   */
  version: number;
  since: number | null;
  /** The versions to choose from for the comparison. */
  others: readonly number[];
  onSince: (since: number) => void;
  /** Returns the address of an element in a version. */
  hrefOf: (version: number, element: string) => string;
  /** Shows an element of the current version. */
  onShow: (element: string) => void;
  /** The current version and its selected element. */
  shown: number;
  selected: string | null;
  /** Colors elements in the model. */
  onColors: (colors: ElementColors) => void;
}

/** Shows the elements that a version added, removed and changed. Each row links to its element. */
export function ChangesPanel({ version, since, others, onSince, ...props }: Props) {
  const [kind, setKind] = useState<ModelChangeKind | 'all'>('all');
  const path = { projectId: props.projectId, modelId: props.modelId, versionNumber: version };
  const changes = useInfiniteQuery({
    ...listModelChangesInfiniteOptions({
      path,
      query: {
        limit: PAGE,
        ...(since !== null && { since }),
        ...(kind !== 'all' && { change: kind }),
      },
    }),
    initialPageParam: { path },
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    // Keep the rows until the filtered ones arrive.
    placeholderData: (before, query) =>
      query?.queryKey[0].path?.versionNumber === version ? before : undefined,
  });
  const first = changes.data?.pages[0];
  const rows = useMemo(() => changes.data?.pages.flatMap(({ data }) => data) ?? [], [changes.data]);
  const { shown: drawn, more } = useShown(rows);
  const old = first?.since ?? null;
  const [colored, setColored] = useState(true);
  const { onColors, shown } = props;
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = changes;
  useEffect(() => {
    // All changes have a color, also those that the list does not show yet.
    if (colored && hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [colored, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);
  useEffect(() => {
    if (colored) onColors(colorsOf(rows, { shown, version, since: old }));
    return () => onColors(noColors);
  }, [colored, onColors, rows, shown, version, old]);

  return (
    <div className={classes.panel} aria-busy={changes.isPending}>
      {others.length > 0 && (
        <Compared version={version} others={others} value={since ?? old} onChange={onSince} />
      )}
      {changes.isPending && <Skeleton shape="row" count={6} />}
      {changes.error && !first && (
        <ErrorState
          operation="listModelChanges"
          error={changes.error}
          onRetry={() => void changes.refetch()}
        />
      )}
      {first && old === null && (
        <EmptyState icon={<IconEqual size={20} />} title="Nothing to compare">
          Version {version} is the first one. Upload another version to see the changes here.
        </EmptyState>
      )}
      {first && old !== null && (
        <>
          <Summary counts={first.counts} />
          <KindChoice counts={first.counts} value={kind} onChange={setKind} />
          {rows.length > 0 && (
            <Switch
              size="xs"
              label="Color the changes in the model"
              checked={colored}
              onChange={(event) => setColored(event.currentTarget.checked)}
            />
          )}
          <ul className={`grid gap-2 p-0 unlisted ${classes.list}`} aria-label="Changes">
            {drawn.map((row) => {
              const shownVersion = row.change === 'lost' ? old : version;
              const { id } = row.element;
              return (
                <ChangeRow
                  key={`${row.change} ${id}`}
                  row={row}
                  href={props.hrefOf(shownVersion, id)}
                  current={shownVersion === props.shown && id === props.selected}
                  onChoose={() => shownVersion === props.shown && props.onShow(id)}
                />
              );
            })}
          </ul>
          {rows.length === 0 && !changes.isPlaceholderData && (
            <p className={`quiet ${classes.quiet}`}>No changes of this type.</p>
          )}
          {more}
          {!more && changes.hasNextPage && (
            <Button
              variant="default"
              size="xs"
              loading={changes.isFetchingNextPage}
              onClick={() => void changes.fetchNextPage()}
            >
              Show more
            </Button>
          )}
        </>
      )}
    </div>
  );
}

type Counts = ModelChangeListResult['counts'];

const kindsOf = ({ lost, gained, changed }: Counts) => [
  { value: 'all', label: 'All' },
  { value: 'lost', label: `Removed ${formatNumber(lost)}` },
  { value: 'gained', label: `Added ${formatNumber(gained)}` },
  { value: 'changed', label: `Changed ${formatNumber(changed)}` },
];

function Summary({ counts }: { counts: Counts }) {
  const { unchanged, pinsOnLost } = counts;
  return (
    <div className={classes.summary} role="status">
      <p className={`quiet ${classes.quiet}`}>{count(unchanged, 'element')} unchanged.</p>
      {pinsOnLost > 0 && (
        <p className={classes.warning}>
          {count(pinsOnLost, 'pin')} on removed elements. They keep their position.
        </p>
      )}
    </div>
  );
}

interface KindChoiceProps {
  counts: Counts;
  value: ModelChangeKind | 'all';
  onChange: (kind: ModelChangeKind | 'all') => void;
}

const KindChoice = ({ counts, value, onChange }: KindChoiceProps) =>
  counts.lost + counts.gained + counts.changed > 0 && (
    <SegmentedControl
      size="xs"
      fullWidth
      aria-label="Which changes"
      value={value}
      onChange={(kind) => onChange(kind as typeof value)}
      data={kindsOf(counts)}
    />
  );

interface ComparedProps extends Pick<Props, 'version' | 'others'> {
  value: number | null;
  onChange: (version: number) => void;
}

const Compared = ({ version, others, value, onChange }: ComparedProps) => (
  <NativeSelect
    size="xs"
    label={`Version ${version} compared with`}
    value={String(value ?? '')}
    onChange={(event) => onChange(Number(event.currentTarget.value))}
    data={others.map((n) => ({ value: String(n), label: `Version ${n}` }))}
  />
);
