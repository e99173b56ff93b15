import type { ActivityEntry } from '@/api/generated/types.gen';
import { RowName } from '@/shared/collection/Row';
import { formatTime } from '@/shared/format/format';
import { changeText } from '@/shared/records/changes';
import { openLabel } from '@/shared/records/labels';
import type { TableColumn } from '@/shared/table/DataTable';
import { actionLabels, moduleLabels } from '../words';

/** 'PI-042 Fire caulk missing'; empty for an entry about no single record. */
export const recordText = ({ record }: ActivityEntry): string =>
  record ? [record.number, record.title].filter(Boolean).join(' ') : '';

export const actorText = ({ actor, onBehalfOf }: ActivityEntry): string =>
  onBehalfOf ? `${actor.name} as ${onBehalfOf.name}` : actor.name;

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
    size: 190,
    sticky: true,
    cell: ({ id, action }) => <RowName href={hrefTo(id)} name={openLabel(actionLabels, action)} />,
  },
  { id: 'at', header: 'Time', size: 180, cell: ({ at }) => formatTime(at) },
  { id: 'actor', header: 'Person', size: 160, cell: actorText },
  { id: 'record', header: 'Record', size: 230, cell: recordText },
  { id: 'changes', header: 'Changes', size: 280, cell: changesText },
  {
    id: 'module',
    header: 'Module',
    size: 120,
    cell: ({ module }) => openLabel(moduleLabels, module),
  },
  { id: 'project', header: 'Project', size: 170, cell: ({ project }) => project?.name ?? '' },
];
