import { Button, Modal, Progress, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { count, formatNumber, formatTime } from '@/shared/format/format';
import { PrintedList } from '@/shared/print/PrintedList';
import { PrintSheet } from '@/shared/print/PrintSheet';
import { useProject } from '@/shared/projects/useProject';
import type { TableColumn } from '@/shared/table/rowTypes';
import { ErrorState } from '@/shared/ui/states';
import dialog from '../../../shared/forms/Dialog.module.css';
import type { AnyLog, RecordDetail, RecordRow } from '../log';
import type { LogQuery } from '../operationTypes';
import { PrintedFilters } from './PrintedFilters';
import { PrintedRecord } from './PrintedRecord';
import { loadRecords, PRINT_LIMIT, type PrintKind } from './print';

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

  const { many, one } = log.recordType;
  const isSingle = kind === 'records' && data?.rows.length === 1;
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
        <div className={`row wrap gap-8 justify-end ${dialog.actions}`}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </Modal>
      {isReady && (
        <PrintSheet
          title={isSingle ? undefined : `${log.words.title} · ${project.name}`}
          note={
            <>
              <p>
                {count(data.rows.length, one, many)}
                {data.total > data.rows.length && ` of ${formatNumber(data.total)}`} ·{' '}
                {formatTime(new Date().toISOString())}
              </p>
              {!isRows(source) && <PrintedFilters {...{ log, projectId }} query={source} />}
            </>
          }
          onDone={onClose}
        >
          {kind === 'list' ? (
            <PrintedList columns={columns} rows={data.rows} />
          ) : (
            data.records.map((item: RecordDetail) => (
              <PrintedRecord key={item.id} log={log} item={item} />
            ))
          )}
        </PrintSheet>
      )}
    </>
  );
}

const isRows = (source: Props['source']): source is readonly RecordRow[] => Array.isArray(source);
