import { exportActivity } from '@/api/generated/activity.gen';
import type { ExportActivityData } from '@/api/generated/types.gen';
import { saveFile } from '@/api/transfer';
import { useWrite } from '@/shared/feedback/useWrite';
import { today } from '@/shared/format/region';

/** Saves the entries that pass the filters as a CSV file. The export is an entry itself. */
export const useExportActivity = () =>
  useWrite({
    operation: 'exportActivity',
    write: (query: NonNullable<ExportActivityData['query']>) =>
      exportActivity({ query, throwOnError: true }),
    stale: ['listActivity'],
    onSuccess: (file) => saveFile(file, `activity-log-${today()}.csv`),
  });
