import { saveFile } from '@/api/transfer';
import { useWrite } from '@/shared/feedback/useWrite';
import { today } from '@/shared/format/region';
import type { AnyLog } from '../log';
import type { ExportColumn } from '../logColumn';
import type { LogQuery } from '../operationTypes';

interface Export {
  /** The filters and the order of the list. */
  query: LogQuery;
  /** Only these records. */
  id?: string[];
  /** All columns if absent. */
  column?: ExportColumn[];
}

/** Saves records as a CSV file. */
export const useExport = (log: AnyLog, projectId: string) =>
  useWrite({
    operation: log.operations.exportCsv.id,
    write: ({ query: { limit: _, groupBy: _ungrouped, ...filters }, ...chosen }: Export) =>
      log.operations.exportCsv.call(projectId, { ...filters, ...chosen }),
    stale: [],
    onSuccess: (file) => saveFile(file, `${log.name}-${today()}.csv`),
  });
