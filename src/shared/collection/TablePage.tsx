import { Button, Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, Suspense, useCallback } from 'react';
import { count } from '../format/format';
import { useSteadyRows } from '../live/useSteadyRows';
import { WaitingRows } from '../live/WaitingRows';
import { DataTable, type TableColumn, type TableRow } from '../table/DataTable';
import { PanelBoundary } from '../ui/PanelBoundary';
import { useShown } from '../ui/useShown';
import { CollectionBody, type CollectionStates } from './CollectionBody';
import { CollectionHead } from './CollectionHead';
import page from './CollectionPage.module.css';
import { CollectionToolbar, gridAndList, type ToolbarProps } from './CollectionToolbar';
import classes from './TablePage.module.css';

const NONE: readonly never[] = [];

/** At this width and below, the rows are cards. */
const NARROW = '(max-width: 48em)';

interface Props<Row extends TableRow> extends Omit<CollectionStates, 'state'>, ToolbarProps {
  /** The heading of a page in a project. Pages of the settings have theirs in the frame. */
  title?: string;
  /** What the table contains. */
  label: string;
  /** Identifies the table in the browser's storage. */
  name: string;
  /** The loaded rows; undefined until the first are loaded. */
  rows: readonly Row[] | undefined;
  /** Number of matching rows; undefined while unknown. */
  total: number | undefined;
  columns: readonly TableColumn<Row>[];
  nameOf: (row: Row) => string;
  /** A card of the row, for a phone. */
  card: (row: Row) => ReactNode;
  /** A `MediaCard` of the row, with its key, if the page has a grid as well. */
  gridCard?: (row: Row) => ReactNode;
  sort: string;
  onSort: (sort: string) => void;
  selected?: ReadonlySet<string>;
  /** Absent if there is nothing to do with several rows. */
  onSelect?: (ids: readonly string[], on: boolean) => void;
  onOpen: (row: Row) => void;
  /** The row whose dialog is open. */
  openId: string | null;
  /** Above the search, such as a failure. */
  notice?: ReactNode;
  /** The actions of the page; the main one is the last. */
  buttons?: ReactNode;
  /** The actions on the selected rows. */
  selection?: ReactNode;
  /** The dialog that is open. */
  dialog: ReactNode;
  onCloseDialog: () => void;
}

/** A page that lists rows in a table, or as cards on a phone. */
export function TablePage<Row extends TableRow>(props: Props<Row>) {
  const { label, noun, rows, total, list, state, dialog } = props;
  const narrow = useMediaQuery(NARROW, undefined, { getInitialValueInEffect: false });
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const loadMore = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage?.();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  const steady = useSteadyRows(rows ?? NONE);
  const isGrid = props.gridCard && state.view.layout === 'grid';
  const shownColumns = new Set(props.columns.map(({ id }) => id));
  return (
    <div className={props.title ? page.page : classes.page}>
      {props.title ? (
        <CollectionHead title={props.title} noun={noun} total={total}>
          {props.buttons}
        </CollectionHead>
      ) : (
        <div className={classes.head}>
          <p className={classes.count} role="status">
            {total !== undefined && count(total, noun.one, noun.many)}
          </p>
          <div className={classes.buttons}>{props.buttons}</div>
        </div>
      )}
      {props.notice}
      <PanelBoundary name="Search and filters">
        <CollectionToolbar
          many={noun.many}
          state={state}
          filters={props.filters}
          {...(props.gridCard && { layouts: gridAndList })}
          {...((narrow || isGrid) && props.sortLabels && { sortLabels: props.sortLabels })}
        />
      </PanelBoundary>
      <PanelBoundary name={`The ${noun.many}`} className={classes.tall} resetKeys={[rows]}>
        <CollectionBody
          {...props}
          items={rows}
          skeleton={['1', '2', '3', '4', '5', '6', '7', '8'].map((key) => (
            <Skeleton key={key} h={36} mb={8} />
          ))}
        >
          {props.selection}
          <WaitingRows count={steady.waiting} onShow={steady.show} />
          {narrow || isGrid ? (
            <Cards {...props} rows={steady.rows} isGrid={isGrid === true} loadMore={loadMore} />
          ) : (
            <div className={classes.table} data-page={Boolean(props.title) || undefined}>
              <DataTable
                label={label}
                name={props.name}
                columns={props.columns}
                shown={shownColumns}
                rows={steady.rows}
                marked={steady.marked}
                area={steady.area}
                total={total ?? 0}
                sort={props.sort}
                onSort={props.onSort}
                {...(props.selected && { selected: props.selected })}
                onSelect={props.onSelect}
                nameOf={props.nameOf}
                current={null}
                open={props.openId}
                onOpen={props.onOpen}
                onEnd={loadMore}
              />
            </div>
          )}
        </CollectionBody>
      </PanelBoundary>
      <PanelBoundary name="The dialog" resetKeys={[Boolean(dialog)]} onClose={props.onCloseDialog}>
        <Suspense>{dialog}</Suspense>
      </PanelBoundary>
    </div>
  );
}

interface CardsProps<Row> {
  label: string;
  rows: readonly Row[];
  card: (row: Row) => ReactNode;
  gridCard?: (row: Row) => ReactNode;
  isGrid: boolean;
  list: CollectionStates['list'];
  loadMore: () => void;
}

function Cards<Row extends TableRow>(props: CardsProps<Row>) {
  const { label, rows, card, gridCard, isGrid, list, loadMore } = props;
  const { shown, more } = useShown(rows);
  return (
    <>
      {isGrid && gridCard ? (
        <ul className={classes.grid} aria-label={label}>
          {shown.map(gridCard)}
        </ul>
      ) : (
        <ul className={classes.cards} aria-label={label}>
          {shown.map((row) => (
            <li key={row.id}>{card(row)}</li>
          ))}
        </ul>
      )}
      {more}
      {!more && list.hasNextPage && (
        <Button
          variant="default"
          className={classes.more}
          loading={list.isFetchingNextPage ?? false}
          onClick={loadMore}
        >
          Show more
        </Button>
      )}
    </>
  );
}
