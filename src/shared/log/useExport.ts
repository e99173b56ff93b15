import { useMutation } from '@tanstack/react-query';
import { saveFile } from '@/api/transfer';
import { failureText } from '../errors/operationTexts';
import { toast } from '../feedback/toast';
import type { AnyLog } from './log';
import { queryOf } from './query';
import type { LogView } from './useLogView';

/** Saves what the list shows, all pages of it, as a CSV file. */
export function useExport(log: AnyLog, projectId: string, view: LogView) {
  return useMutation({
    mutationFn: async () => {
      const { limit: _, ...query } = queryOf(view);
      const { data } = await log.calls.exportCsv(projectId, query);
      const day = new Date().toISOString().slice(0, 10);
      saveFile(new Blob([data], { type: 'text/csv' }), `${log.name}-${day}.csv`);
    },
    onError: (error) => toast.error(failureText(log.operations.export, error)),
  });
}
