import { IconLink, IconStar, IconStarFilled, IconUserPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { toast } from '@/shared/feedback/toast';
import type { RowClick, RowControls } from '@/shared/table/rowTypes';
import type { AnyLog, RecordRow } from '../log';
import { useWatch } from '../writes';

const icon = { size: 16, 'aria-hidden': true } as const;

const labels: Readonly<Record<string, string>> = {
  status: 'Change status',
  assign: 'Change assignees',
  due: 'Change due date',
};

/** What users can change in the row of a log. Returns the controls and the one that is open. */
export function useRowControls(
  log: AnyLog,
  addressOf: (id: string) => string,
): { controls: RowControls<RecordRow>; edited: RowClick<RecordRow> | null; close: () => void } {
  const [edited, setEdited] = useState<RowClick<RecordRow> | null>(null);
  const { mutate: watch } = useWatch(log);
  const controls = useMemo(() => {
    const mayUpdate = ({ permittedActions }: RecordRow) => permittedActions.includes('update');
    const isPermitted: Readonly<Record<string, (row: RecordRow) => boolean>> = {
      status: ({ permittedStatuses }) => permittedStatuses.length > 0,
      assign: (row) => log.assignable !== null && mayUpdate(row),
      due: (row) => log.fields.some(({ name }) => name === 'dueDate') && mayUpdate(row),
    };
    const copy = async (id: string) => {
      try {
        await navigator.clipboard.writeText(new URL(addressOf(id), location.origin).href);
        toast.success('Link copied');
      } catch {
        toast.error('The browser did not allow copying');
      }
    };
    return {
      editLabel: (row: RecordRow, kind: string) =>
        isPermitted[kind]?.(row) ? (labels[kind] ?? null) : null,
      actions: [
        {
          kind: 'assign',
          label: 'Assign',
          icon: <IconUserPlus {...icon} />,
          isPermitted: (row: RecordRow) => isPermitted.assign?.(row) ?? false,
        },
        {
          kind: 'watch',
          label: 'Watch',
          icon: <IconStar {...icon} />,
          isOn: { icon: <IconStarFilled {...icon} />, test: (row: RecordRow) => row.watching },
          isPermitted: () => true,
        },
        {
          kind: 'copy',
          label: 'Copy link to',
          icon: <IconLink {...icon} />,
          isPermitted: () => true,
        },
      ],
      onClick: (click: RowClick<RecordRow>) => {
        if (click.kind === 'copy') void copy(click.row.id);
        else if (click.kind === 'watch') watch(click.row);
        else setEdited(click);
      },
    };
  }, [log, addressOf, watch]);
  return { controls, edited, close: () => setEdited(null) };
}
