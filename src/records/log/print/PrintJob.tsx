import { Button, Modal, Portal, Progress, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { count, formatNumber, formatTime } from '@/shared/format/format';
import { useProject } from '@/shared/projects/useProject';
import type { TableColumn } from '@/shared/table/DataTable';
import { ErrorState } from '@/shared/ui/states';
import { ShowAll } from '@/shared/ui/useShown';
import dialog from '../../../shared/forms/Dialog.module.css';
import type { AnyLog, RecordDetail, RecordRow } from '../log';
import type { LogQuery } from '../operationTypes';
import classes from './Print.module.css';
import { PrintedFilters } from './PrintedFilters';
import { PrintedList } from './PrintedList';
import { PrintedRecord } from './PrintedRecord';
import { loadRecords, PRINT_LIMIT, type PrintKind, picturesIn, printPage } from './print';

interface Props {
  log: AnyLog;
  projectId: string;
  kind: PrintKind;
  /** The chosen rows, or the query of all rows. */
  source: readonly RecordRow[] | LogQuery;
  /** The columns of a list. */
  columns: readonly TableColumn<RecordRow>[];
  onClose: () => void;
}

/** Loads what is printed, then opens the print dialog of the browser, which also saves PDF files. */
export default function PrintJob({ log, projectId, kind, source, columns, onClose }: Props) {
  const client = useQueryClient();
  const [loaded, setLoaded] = useState(0);
  const project = useProject(projectId).data?.data;
  const limit = PRINT_LIMIT[kind];
  const job = useQuery({
    queryKey: ['print', log.name, projectId, kind, source],
    queryFn: async ({ signal }) => {
      const { rows, total } = isRows(source)
        ? { rows: source.slice(0, limit), total: source.length }
        : await log.operations.list.read(projectId, source, { limit, signal });
      const read = ({ id }: RecordRow) => log.operations.get.read(client, { projectId, id });
      const records = kind === 'list' ? [] : await loadRecords(rows, read, setLoaded);
      return { rows, total, records };
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { data } = job;
  const isReady = data !== undefined && project !== undefined;

  useEffect(() => {
    addEventListener('afterprint', onClose);
    return () => removeEventListener('afterprint', onClose);
  }, [onClose]);
  const { many, one } = log.recordType;
  return (
    <>
      <Modal
        opened
        onClose={onClose}
        title={`Print ${kind === 'list' ? log.words.title : many}`}
        closeButtonProps={{ 'aria-label': 'Close' }}
        centered
      >
        {job.error ? (
          <ErrorState
            operation={kind === 'list' ? log.operations.list.id : log.operations.get.id}
            error={job.error}
            onRetry={() => job.refetch()}
          />
        ) : (
          <>
            <Text size="sm" mb="xs" role="status">
              {isReady ? 'Loading photos…' : `Loading ${many}…`}
              {!isReady && loaded > 0 && ` ${formatNumber(loaded)}`}
            </Text>
            <Progress value={100} animated aria-label="Printing" />
            {data && data.total > data.rows.length && (
              <Text size="sm" mt="xs">
                Prints the first {count(data.rows.length, one, many)} of {formatNumber(data.total)}.
                Filter the list to print the others.
              </Text>
            )}
          </>
        )}
        <div className={dialog.actions}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </Modal>
      {isReady && (
        <Portal className={classes.sheet} reuseTargetNode={false}>
          <Sheet>
            <header className={classes.head}>
              <h1>
                {log.words.title} · {project.name}
              </h1>
              <p>
                {count(data.rows.length, one, many)}
                {data.total > data.rows.length && ` of ${formatNumber(data.total)}`} ·{' '}
                {formatTime(new Date().toISOString())}
              </p>
              {!isRows(source) && <PrintedFilters {...{ log, projectId }} query={source} />}
            </header>
            <ShowAll value={true}>
              {kind === 'list' ? (
                <PrintedList columns={columns} rows={data.rows} />
              ) : (
                data.records.map((item: RecordDetail) => (
                  <PrintedRecord key={item.id} log={log} item={item} />
                ))
              )}
            </ShowAll>
          </Sheet>
        </Portal>
      )}
    </>
  );
}

const isRows = (source: Props['source']): source is readonly RecordRow[] => Array.isArray(source);

/** Prints its content as soon as the pictures are there. */
function Sheet({ children }: { children: ReactNode }) {
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!sheet.current) return;
    let isOpen = true;
    void picturesIn(sheet.current).then(() => isOpen && printPage());
    return () => {
      isOpen = false;
    };
  }, []);
  return <div ref={sheet}>{children}</div>;
}
