import {
  getDailyReportQueryKey,
  getMinutesQueryKey,
  updateDailyReport,
  updateMinutes,
} from '@/api/generated/pages.gen';
import type { UpdateDailyReportRequest, UpdateMinutesRequest } from '@/api/generated/types.gen';
import { useWrite } from '@/shared/feedback/useWrite';
import type { PageAt } from '../mutations';

export const useUpdateReport = (at: PageAt) =>
  useWrite({
    operation: 'updateDailyReport',
    failure: 'inline',
    write: (body: UpdateDailyReportRequest) =>
      updateDailyReport({ path: at, body, throwOnError: true }),
    stale: ['getPage', 'getWeeklySummary'],
    record: 'getDailyReport',
    show: (client, answer) => client.setQueryData(getDailyReportQueryKey({ path: at }), answer),
  });

export const useUpdateMinutes = (at: PageAt) =>
  useWrite({
    operation: 'updateMinutes',
    failure: 'inline',
    write: (body: UpdateMinutesRequest) => updateMinutes({ path: at, body, throwOnError: true }),
    stale: ['getPage'],
    record: 'getMinutes',
    show: (client, answer) => client.setQueryData(getMinutesQueryKey({ path: at }), answer),
  });
