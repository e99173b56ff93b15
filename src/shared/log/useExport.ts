import { saveFile } from '@/api/transfer';
import { useWrite } from '../feedback/useWrite';
import type { AnyLog } from './log';
import { queryOf } from './query';
import type { LogView } from './useLogView';

/** Exports all records of the list as a CSV file. */
export const useExport = (log: AnyLog, projectId: string, view: LogView) =>
  useWrite({
    operation: log.operations.exportCsv.id,
    write: () => {
      const { limit: _, ...query } = queryOf(view);
      return log.operations.exportCsv.call(projectId, query);
    },
    stale: [],
    onSuccess: (text) => {
      const day = new Date().toISOString().slice(0, 10);
      saveFile(new Blob([text], { type: 'text/csv' }), `${log.name}-${day}.csv`);
    },
  });
