import { Button, Modal, Progress, Text } from '@mantine/core';
import { useEffect } from 'react';
import { count, formatNumber, formatTime } from '../format/format';
import dialog from '../forms/Dialog.module.css';
import { PrintedList } from '../print/PrintedList';
import { PrintSheet } from '../print/PrintSheet';
import type { TableColumn } from '../table/rowTypes';
import type { LoadedRows } from './useListPage';

/** The most rows of one print. More take minutes and hundreds of sheets. */
const MOST = 1000;

interface Props<Row> extends LoadedRows<Row> {
  title: string;
  noun: { one: string; many: string };
  columns: readonly TableColumn<Row>[];
  onDone: () => void;
}

/** Loads the rows that the list has not loaded yet, and prints them as a table. */
export default function PrintedPages<Row extends { id: string }>(props: Props<Row>) {
  const { title, noun, columns, list, rows = [], total = rows.length, onDone } = props;
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const isShort = hasNextPage === true && rows.length < MOST;
  const isStuck = isShort && Boolean(list.error);
  useEffect(() => {
    if (isShort && !isFetchingNextPage && !isStuck) void fetchNextPage?.();
  }, [isShort, isFetchingNextPage, isStuck, fetchNextPage]);
  // Without the rest, paper says what is missing.
  if (!isShort || isStuck) {
    return (
      <PrintSheet
        title={title}
        note={
          <p>
            {count(rows.length, noun.one, noun.many)}
            {total > rows.length && ` of ${formatNumber(total)}`} ·{' '}
            {formatTime(new Date().toISOString())}
          </p>
        }
        onDone={onDone}
      >
        <PrintedList columns={columns} rows={rows} />
      </PrintSheet>
    );
  }
  return (
    <Modal
      opened
      onClose={onDone}
      title={`Print ${noun.many}`}
      closeButtonProps={{ 'aria-label': 'Close' }}
      centered
    >
      <Text size="sm" mb="xs" role="status">
        Loading {noun.many}… {formatNumber(rows.length)}
      </Text>
      <Progress value={(100 * rows.length) / Math.min(MOST, total)} aria-label="Printing" />
      <div className={`row wrap gap-8 justify-end ${dialog.actions}`}>
        <Button variant="default" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </Modal>
  );
}
