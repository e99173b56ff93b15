import type { ActivityEntry } from '@/api/generated/types.gen';
import { changeText } from '@/records/common/changes';
import { RowName } from '@/shared/collection/Row';
import { formatTime } from '@/shared/format/format';
import { fullName, openLabel } from '@/shared/format/labels';
import { areaLabel } from '@/shared/modules/modules';
import type { TableColumn } from '@/shared/table/rowTypes';
import { actionLabels } from '../words';

/** 'PI-042 Fire caulk missing'; empty for an entry about no single record. */
export const recordText = ({ record }: ActivityEntry): string =>
  record ? [record.number, record.title].filter(Boolean).join(' ') : '';

export function actorText({ actor, onBehalfOf, via }: ActivityEntry): string {
  if (via) return `${fullName(actor)} with ${via.name}`;
  return onBehalfOf ? `${fullName(actor)} as ${onBehalfOf.name}` : fullName(actor);
}

/** The changes in one line. */
export const changesText = ({ changes, reason }: ActivityEntry): string =>
  [...changes.map(changeText), ...(reason ? [`“${reason}”`] : [])].join(' · ');

/** @param hrefTo the address with an entry open */
export const columnsOf = (
  hrefTo: (id: string) => string,
): readonly TableColumn<ActivityEntry>[] => [
  {
    id: 'action',
    header: 'Action',
    size: 170,
    sticky: true,
    cell: ({ id, action }) => <RowName href={hrefTo(id)} name={openLabel(actionLabels, action)} />,
  },
  { id: 'at', header: 'Time', size: 220, least: 220, cell: ({ at }) => formatTime(at) },
  { id: 'actor', header: 'Person', size: 150, cell: actorText },
  { id: 'record', header: 'Record', size: 215, cell: recordText },
  { id: 'changes', header: 'Changes', size: 230, grows: true, cell: changesText },
  {
    id: 'module',
    header: 'Module',
    size: 105,
    cell: ({ module }) => areaLabel(module),
  },
  {
    id: 'project',
    header: 'Project',
    size: 150,
    cell: ({ project }) => project?.name ?? '',
  },
];
