import type { Template } from '@/api/generated/types.gen';
import { templateHref } from '@/records/templates/templateHref';
import { RowName } from '@/shared/collection/Row';
import { count, formatDate, formatNumber } from '@/shared/format/format';
import type { TableColumn } from '@/shared/table/rowTypes';
import { StatusTag } from '@/shared/ui/Tag';

/** Returns what a project takes over, in a few words. */
export const contentText = ({ settings, members, companies }: Template): string =>
  [
    count(settings.modulesOn.length, 'module'),
    count(companies.length, 'company', 'companies'),
    count(members.length, 'member'),
  ].join(', ');

export const columns: readonly TableColumn<Template>[] = [
  {
    id: 'name',
    header: 'Name',
    size: 240,
    sticky: true,
    cell: ({ id, name }) => <RowName href={templateHref(id)} name={name} />,
  },
  {
    id: 'state',
    header: 'State',
    size: 120,
    cell: ({ state }) => <StatusTag status={state} />,
  },
  { id: 'content', header: 'Content', size: 280, cell: contentText },
  {
    id: 'projects',
    header: 'Projects',
    size: 100,
    cell: ({ projectCount }) => formatNumber(projectCount),
  },
  {
    id: 'updatedAt',
    header: 'Last changed',
    size: 140,
    cell: ({ updatedAt }) => formatDate(updatedAt),
  },
];
