import { exportActivity } from '@/api/generated/activity.gen';
import type { ExportActivityData } from '@/api/generated/types.gen';
import { saveFile } from '@/api/transfer';
import { useWrite } from '@/shared/feedback/useWrite';

/** Saves the entries that pass the filters as a CSV file. The export is an entry itself. */
export const useExportActivity = () =>
  useWrite({
    operation: 'exportActivity',
    write: (query: NonNullable<ExportActivityData['query']>) =>
      exportActivity({ query, throwOnError: true }),
    stale: ['listActivity'],
    onSuccess: (text) => {
      const day = new Date().toISOString().slice(0, 10);
      saveFile(new Blob([text], { type: 'text/csv' }), `activity-log-${day}.csv`);
    },
  });
