import { ActionIcon, Modal } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getWeeklySummaryOptions } from '@/api/generated/pages.gen';
import type { WeeklySummary } from '@/api/generated/types.gen';
import { formatCalendarDate, formatNumber } from '@/shared/format/format';
import { addDays, today } from '@/shared/format/region';
import type { Units } from '@/shared/format/units';
import { inUnits, weatherUnit } from '@/shared/format/weather';
import { weekStart } from '@/shared/format/week';
import { useProjectUnits } from '@/shared/projects/useProjectUnits';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorState } from '@/shared/ui/states';
import { useReturnFocus } from '@/shared/ui/useReturnFocus';
import classes from './Report.module.css';

interface Props {
  projectId: string;
  day: string | null;
  onOpen: (pageId: string) => void;
  onClose: () => void;
}

/** The daily reports of a week, added up. */
export default function WeeklyDialog({ projectId, day, onOpen, onClose }: Props) {
  useReturnFocus();
  const [from, setFrom] = useState(() => weekStart(day ?? today()));
  const { data, error, refetch } = useQuery({
    ...getWeeklySummaryOptions({ path: { projectId }, query: { from } }),
    placeholderData: keepPreviousData,
  });
  const week = data?.data;
  const units = useProjectUnits(projectId);
  const step = (days: number) => () => setFrom(addDays(from, days));
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title="Summary of the week"
      closeButtonProps={{ 'aria-label': 'Close' }}
      centered
    >
      <div className="row gap-8 between mb-12">
        <ActionIcon variant="default" aria-label="Week before" onClick={step(-7)}>
          <IconChevronLeft size={16} />
        </ActionIcon>
        <strong aria-live="polite">
          {formatCalendarDate(from)} to {formatCalendarDate(addDays(from, 6))}
        </strong>
        <ActionIcon variant="default" aria-label="Week after" onClick={step(7)}>
          <IconChevronRight size={16} />
        </ActionIcon>
      </div>
      {error && !week && (
        <ErrorState operation="getWeeklySummary" error={error} onRetry={() => void refetch()} />
      )}
      {!week && !error && <Skeleton shape="card" h={280} />}
      {week && (
        <>
          <Days units={units} week={week} onOpen={onOpen} />
          {week.companies.length > 0 && (
            <table className={`w-full mb-16 text-sm ${classes.week}`}>
              <caption hidden>Companies</caption>
              <thead>
                <tr>
                  <th>Company</th>
                  <th>Days</th>
                  <th>Worker days</th>
                  <th>Hours</th>
                </tr>
              </thead>
              <tbody>
                {week.companies.map(({ id, name, days, workerDays, hours }) => (
                  <tr key={id}>
                    <td>{name}</td>
                    <td>{days}</td>
                    <td>{formatNumber(workerDays)}</td>
                    <td>{formatNumber(hours)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </>
      )}
    </Modal>
  );
}

interface DaysProps {
  week: WeeklySummary;
  units: Units;
  onOpen: Props['onOpen'];
}

const Days = ({ week, units, onOpen }: DaysProps) => (
  <table className={`w-full mb-16 text-sm ${classes.week}`}>
    <caption hidden>Days</caption>
    <thead>
      <tr>
        <th>Day</th>
        <th>Workers</th>
        <th>Hours</th>
        <th>Hours lost</th>
        <th>Rain, {weatherUnit('rain', units)}</th>
        <th>Report</th>
      </tr>
    </thead>
    <tbody>
      {week.days.map(({ date, pageIds, signed, workers, hours, delayHours, rainMm }) => (
        <tr key={date}>
          <td>{formatCalendarDate(date)}</td>
          <td>{formatNumber(workers)}</td>
          <td>{formatNumber(hours)}</td>
          <td>{formatNumber(delayHours)}</td>
          <td>{rainMm === null ? '' : formatNumber(inUnits('rain', units, rainMm))}</td>
          <td className={`m-0 text-xs ${classes.previous}`}>
            {pageIds[0] ? (
              <button type="button" onClick={() => onOpen(pageIds[0] ?? '')}>
                {signed ? 'Signed' : 'Open'}
              </button>
            ) : (
              'None'
            )}
          </td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <td>Week</td>
        <td>{formatNumber(week.totals.workers)}</td>
        <td>{formatNumber(week.totals.hours)}</td>
        <td>{formatNumber(week.totals.delayHours)}</td>
        <td />
        <td />
      </tr>
    </tfoot>
  </table>
);
