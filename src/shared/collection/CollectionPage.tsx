import { Button } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { Skeleton } from '@/shared/ui/Skeleton';
import { useSteadyRows } from '../live/useSteadyRows';
import { WaitingRows } from '../live/WaitingRows';
import { PanelBoundary } from '../ui/panel/PanelBoundary';
import { useShown } from '../ui/useShown';
import { useFilesOnPage } from '../upload/useFilesOnPage';
import { CollectionBody, type CollectionStates } from './CollectionBody';
import { CollectionHead } from './CollectionHead';
import classes from './CollectionPage.module.css';
import { CollectionToolbar, gridAndList, type ToolbarProps } from './CollectionToolbar';

interface Props<Item> extends Omit<CollectionStates, 'state'>, ToolbarProps {
  title: string;
  /** Number of matching items; undefined while unknown. */
  total: number | undefined;
  /** The loaded items; undefined until the first are loaded. */
  items: readonly Item[] | undefined;
  /** A `MediaCard`, with its key. */
  card: (item: Item) => ReactNode;
  selection?: ReactNode;
  /** Above the toolbar, such as unfinished uploads. */
  notice?: ReactNode;
  /** The dialog that is open. */
  dialog?: ReactNode;
  onCloseDialog?: () => void;
  /** Handles files that are dropped on the page or pasted into it. */
  onFiles?: ((files: readonly File[]) => void) | undefined;
}

const NONE: readonly never[] = [];

/** Shows a page that lists items as cards: scans, models, tours, videos or field cams. */
export function CollectionPage<Item extends { id: string }>(props: Props<Item>) {
  const { title, noun, total, items, state, card, list, dialog, onCloseDialog, onFiles } = props;
  const layout = state.view.layout === 'list' ? 'list' : 'grid';
  const { over, handlers } = useFilesOnPage(Boolean(onFiles), (files) => onFiles?.(files));
  const steady = useSteadyRows(items ?? NONE);
  const { shown, more } = useShown(steady.rows);
  // An empty collection has nothing to search.
  const isSearchable = state.isNarrowed || items === undefined || items.length > 0;
  return (
    <div
      className={`flex column gap-8 page-frame ${classes.page}`}
      data-over={over || undefined}
      {...handlers}
    >
      <CollectionHead title={title} noun={noun} total={total}>
        {props.action}
      </CollectionHead>
      {props.notice && <PanelBoundary name="Unfinished uploads">{props.notice}</PanelBoundary>}
      {isSearchable && (
        <PanelBoundary name="Search and filters">
          <CollectionToolbar
            many={noun.many}
            state={state}
            filters={props.filters}
            layouts={gridAndList}
            {...(props.sortLabels && { sortLabels: props.sortLabels })}
          />
        </PanelBoundary>
      )}
      <PanelBoundary name={`The ${noun.many}`} className={classes.tall} resetKeys={[items]}>
        <CollectionBody
          {...props}
          skeleton={<Skeleton shape="card" count={8} h={272} className={classes.grid} />}
        >
          {props.selection}
          <WaitingRows count={steady.waiting} onShow={steady.show} />
          <ul className={classes[layout]} aria-label={title} {...steady.area}>
            {shown.map(card)}
          </ul>
          {more}
          {!more && list.hasNextPage && (
            <Button
              variant="default"
              className={classes.more}
              loading={list.isFetchingNextPage ?? false}
              onClick={() => void list.fetchNextPage?.()}
            >
              Show more
            </Button>
          )}
        </CollectionBody>
      </PanelBoundary>
      <PanelBoundary
        name="The dialog"
        className={classes.dialogFailure}
        resetKeys={[Boolean(dialog)]}
        {...(onCloseDialog && { onClose: onCloseDialog })}
      >
        <Suspense>{dialog}</Suspense>
      </PanelBoundary>
    </div>
  );
}
