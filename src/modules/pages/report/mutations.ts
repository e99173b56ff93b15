import {
  getDailyReportQueryKey,
  getMinutesQueryKey,
  updateDailyReport,
  updateMinutes,
} from '@/api/generated/pages.gen';
import type { UpdateDailyReportRequest, UpdateMinutesRequest } from '@/api/generated/types.gen';
import { useWrite } from '@/shared/feedback/useWrite';
import type { PageAt } from '../mutations';

export const useUpdateReport = (address: PageAt) =>
  useWrite({
    operation: 'updateDailyReport',
    failure: 'inline',
    write: (body: UpdateDailyReportRequest) =>
      updateDailyReport({ path: address, body, throwOnError: true }),
    stale: ['getPage', 'getWeeklySummary'],
    record: 'getDailyReport',
    show: (client, answer) =>
      client.setQueryData(getDailyReportQueryKey({ path: address }), answer),
  });

export const useUpdateMinutes = (address: PageAt) =>
  useWrite({
    operation: 'updateMinutes',
    failure: 'inline',
    write: (body: UpdateMinutesRequest) =>
      updateMinutes({ path: address, body, throwOnError: true }),
    stale: ['getPage'],
    record: 'getMinutes',
    show: (client, answer) => client.setQueryData(getMinutesQueryKey({ path: address }), answer),
  });
