import { type RefObject, useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { leaveBackTo } from '@/shared/routing/guardedLocation';
import { afterStep } from '@/shared/routing/leaveGuard';
import { recordIdIn } from '@/shared/routing/recordId';
import { recordPath } from '../../common/recordTypes';
import type { AnyLog } from '../log';
import { useListKeys } from './useListKeys';
import type { LogList } from './useLogList';

/** The keys of the list act on the current row as a click on its controls does. */
const clickInCurrentRow = (kind: string) =>
  document.querySelector<HTMLElement>(`tr[data-current] [data-control="${kind}"]`)?.click();

/** Returns the row of the keys, and the record that is open beside or instead of the list. */
export function useCurrentRow(
  log: AnyLog,
  { rows, steady, selection }: LogList,
  searchField: RefObject<HTMLInputElement | null>,
  onHelp: () => void,
) {
  const [path, navigate] = useLocation();
  const [current, setCurrent] = useState<string | null>(null);
  const { type, path: logPath } = log.recordType;
  const openId = recordIdIn(path, logPath);
  const open = useCallback(
    (id: string | null) => {
      if (id) setCurrent(id);
      // The query may change right now, such as by a dialog that closes.
      afterStep(() => {
        if (id) navigate(recordPath({ type, id }) + location.search);
        else leaveBackTo(logPath + location.search);
      });
    },
    [navigate, type, logPath],
  );
  const index = steady.rows.findIndex(({ id }) => id === (openId ?? current));
  const neighborId = (step: 1 | -1) => steady.rows[index + step]?.id ?? null;
  useListKeys({
    move: (step) => {
      const next = index < 0 ? rows[0]?.id : neighborId(step);
      if (!next) return;
      if (openId) open(next);
      else setCurrent(next);
    },
    open: () => current && open(current),
    select: () => current && selection.select([current], !selection.selected.has(current)),
    change: openId ? undefined : clickInCurrentRow,
    help: onHelp,
    search: searchField,
  });
  return { openId, current, open, neighborId };
}
