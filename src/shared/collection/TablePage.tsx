import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { Skeleton } from '@/shared/ui/Skeleton';
import { useSteadyRows } from '../live/useSteadyRows';
import { WaitingRows } from '../live/WaitingRows';
import { onDemand } from '../onDemand';
import { usePrintKey } from '../print/printing';
import { DataTable } from '../table/DataTable';
import type { TableColumn, TableRow } from '../table/rowTypes';
import { PHONE } from '../theme/breakpoints';
import { PanelBoundary } from '../ui/panel/PanelBoundary';
import { useShown } from '../ui/useShown';
import { CollectionBody, type CollectionStates } from './CollectionBody';
import { CollectionHead } from './CollectionHead';
import styles from './CollectionPage.module.css';
import { CollectionToolbar, gridAndList, type ToolbarProps } from './CollectionToolbar';
import classes from './TablePage.module.css';
import type { LoadedRows } from './useListPage';
import type { useSelection } from './useSelection';
import { useShownColumns } from './useShownColumns';
import type { ViewState } from './view';

const PrintedPages = onDemand(
  () => import('./PrintedPages'),
) as typeof import('./PrintedPages').default;

const NONE: readonly never[] = [];

/** What a list is called and how it looks before it has rows. */
export interface ListAbout<Row> extends Pick<CollectionStates, 'noun' | 'icon' | 'operation'> {
  /** The heading of a page in a project. Pages of the settings have theirs in the frame. */
  title?: string;
  /** What the table contains. */
  label: string;
  /** Identifies the table in the browser's storage. */
  name: string;
  /** The text for an empty list: its purpose and the next step. */
  purpose: string;
  /** The labels of the sort orders that cards offer. */
  sortLabels?: Readonly<Record<string, string>>;
  nameOf: (row: Row) => string;
}

/** The result of `useListPage`, as far as the page needs it. */
interface ListState<Row> extends LoadedRows<Row> {
  state: ViewState;
  /** The row whose dialog is open. */
  openId: string | null;
  open: (row: Row) => void;
  /** Closes the dialog. */
  close: () => void;
}

interface Props<Row extends TableRow> {
  about: ListAbout<Row>;
  page: ListState<Row>;
  columns: readonly TableColumn<Row>[];
  /** A card of the row, for a phone. */
  card: (row: Row) => ReactNode;
  /** A `MediaCard` of the row, with its key, if the page has a grid as well. */
  gridCard?: (row: Row) => ReactNode;
  filters?: ToolbarProps['filters'];
  /** Above the search, such as a failure. */
  notice?: ReactNode;
  /** The buttons of the page with the main one last, and the button for an empty list. */
  buttons?: { head: ReactNode; empty?: ReactNode };
  /** The selected rows, if there is something to do with several, and the bar of what that is. */
  selection?: Pick<ReturnType<typeof useSelection>, 'selected' | 'select'> & { bar: ReactNode };
  /** The dialog that is open. */
  dialog: ReactNode;
}

/** Shows a page that lists rows in a table, or as cards on a phone. */
export function TablePage<Row extends TableRow>(props: Props<Row>) {
  const { about, page, columns, buttons, selection, dialog } = props;
  const { title, noun } = about;
  const { list, rows, total, state } = page;
  const narrow = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false });
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const loadMore = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage?.();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  const [printing, setPrinting] = useState(false);
  usePrintKey(() => setPrinting(true), { enabled: rows !== undefined });
  const steady = useSteadyRows(rows ?? NONE);
  const shownColumns = useShownColumns(columns);
  const isGrid = props.gridCard && state.view.layout === 'grid';
  return (
    <div className={`flex column gap-8 ${title ? `page-frame ${styles.page}` : ''}`}>
      <CollectionHead title={title} noun={noun} total={total}>
        {buttons?.head}
      </CollectionHead>
      {props.notice}
      <PanelBoundary name="Search and filters">
        <CollectionToolbar
          many={noun.many}
          state={state}
          filters={props.filters}
          {...(props.gridCard && { layouts: gridAndList })}
          sortLabels={about.sortLabels}
          view={narrow || isGrid ? undefined : { columns: shownColumns.choice }}
        />
      </PanelBoundary>
      <PanelBoundary name={`The ${noun.many}`} className={classes.tall} resetKeys={[rows]}>
        <CollectionBody
          {...about}
          list={list}
          state={state}
          action={buttons?.empty}
          items={rows}
          skeleton={
            narrow ? (
              <Skeleton shape="card" count={8} h={88} />
            ) : (
              <Skeleton shape="row" count={18} />
            )
          }
        >
          {selection?.bar}
          <WaitingRows count={steady.waiting} onShow={steady.show} />
          {narrow || isGrid ? (
            <Cards {...props} rows={steady.rows} isGrid={isGrid === true} loadMore={loadMore} />
          ) : (
            <div className={classes.table} data-page={Boolean(title) || undefined}>
              <DataTable
                label={about.label}
                name={about.name}
                columns={columns}
                shown={shownColumns.shown}
                onHidden={shownColumns.setHidden}
                rows={steady.rows}
                marked={steady.marked}
                area={steady.area}
                total={total ?? 0}
                sort={state.view.sort ?? ''}
                onSort={(sort) => state.change({ sort })}
                {...(selection && { selected: selection.selected })}
                onSelect={selection?.select}
                nameOf={about.nameOf}
                current={null}
                open={page.openId}
                onOpen={page.open}
                onEnd={loadMore}
              />
            </div>
          )}
        </CollectionBody>
      </PanelBoundary>
      <PanelBoundary name="The print" resetKeys={[printing]} onClose={() => setPrinting(false)}>
        <Suspense>
          {printing && (
            <PrintedPages
              title={title ?? about.label}
              {...{ noun, columns, list, rows, total }}
              onDone={() => setPrinting(false)}
            />
          )}
        </Suspense>
      </PanelBoundary>
      <PanelBoundary name="The dialog" resetKeys={[Boolean(dialog)]} onClose={page.close}>
        <Suspense>{dialog}</Suspense>
      </PanelBoundary>
    </div>
  );
}

interface CardsProps<Row extends TableRow>
  extends Pick<Props<Row>, 'about' | 'page' | 'card' | 'gridCard'> {
  rows: readonly Row[];
  isGrid: boolean;
  loadMore: () => void;
}

function Cards<Row extends TableRow>(props: CardsProps<Row>) {
  const { about, page, rows, card, gridCard, isGrid, loadMore } = props;
  const { label } = about;
  const { list } = page;
  const { shown, more } = useShown(rows);
  return (
    <>
      {isGrid && gridCard ? (
        <ul className={`grid gap-12 list ${classes.grid}`} aria-label={label}>
          {shown.map(gridCard)}
        </ul>
      ) : (
        <ul className="grid gap-8 list" aria-label={label}>
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
