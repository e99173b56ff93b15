import { useMutation } from '@tanstack/react-query';
import { exportPunchItems } from '@/api/generated/punch-items/exportPunchItems.gen';
import { saveFile } from '@/api/transfer';
import { failureText } from '@/shared/errors/operationTexts';
import { toast } from '@/shared/feedback/toast';
import type { LogView } from '@/shared/log/useLogView';
import { queryOf } from './view';

/** Saves what the list shows, all pages of it, as a CSV file. */
export function useExport(projectId: string, view: LogView) {
  return useMutation({
    mutationFn: async () => {
      const { limit: _, ...query } = queryOf(view) ?? {};
      const { data } = await exportPunchItems({ path: { projectId }, query, throwOnError: true });
      const day = new Date().toISOString().slice(0, 10);
      saveFile(new Blob([data], { type: 'text/csv' }), `punch-items-${day}.csv`);
    },
    onError: (error) => toast.error(failureText('exportPunchItems', error)),
  });
}
