import { useMemo, useState } from 'react';
import { toast } from '@/shared/feedback/toast';
import type { RowClick, RowControls } from '@/shared/table/rowTypes';
import type { AnyLog, RecordRow } from '../log';
import { rowActions } from '../record/rowActions';
import { useWatch } from '../writes';

const icon = { size: 16, 'aria-hidden': true } as const;

/** What users can change in the row of a log. Returns the controls and the one that is open. */
export function useRowControls(
  log: AnyLog,
  addressOf: (id: string) => string,
): { controls: RowControls<RecordRow>; edited: RowClick<RecordRow> | null; close: () => void } {
  const [edited, setEdited] = useState<RowClick<RecordRow> | null>(null);
  const { mutate: watch } = useWatch(log);
  const controls = useMemo(() => {
    const copy = async (id: string) => {
      try {
        await navigator.clipboard.writeText(new URL(addressOf(id), location.origin).href);
        toast.success('Link copied');
      } catch {
        toast.error('The browser did not allow copying');
      }
    };
    return {
      editLabel: (row: RecordRow, kind: string) => {
        const action = rowActions.find((other) => other.kind === kind);
        if (!action?.cell || !action.isPermitted(log, row)) return null;
        return `${action.cell} (${action.key.toUpperCase()})`;
      },
      actions: rowActions.flatMap(({ kind, key, button, isPermitted }) => {
        if (!button) return [];
        const { label, icon: Icon, isOn } = button;
        return {
          kind,
          label,
          shortcut: key,
          icon: <Icon {...icon} />,
          ...(isOn && { isOn: { icon: <isOn.icon {...icon} />, test: isOn.test } }),
          isPermitted: (row: RecordRow) => isPermitted(log, row),
        };
      }),
      onClick: (click: RowClick<RecordRow>) => {
        if (click.kind === 'copy') void copy(click.row.id);
        else if (click.kind === 'watch') watch(click.row);
        else setEdited(click);
      },
    };
  }, [log, addressOf, watch]);
  return { controls, edited, close: () => setEdited(null) };
}
