import type { Company } from '@/api/generated/types.gen';
import { RowName } from '@/shared/collection/Row';
import { formatNumber } from '@/shared/format/format';
import { optionLabel } from '@/shared/format/labels';
import type { TableColumn } from '@/shared/table/rowTypes';
import { StatusTag } from '@/shared/ui/Tag';

/** @param hrefTo the address with a company open */
export const columnsOf = (hrefTo: (id: string) => string): readonly TableColumn<Company>[] => [
  {
    id: 'name',
    header: 'Name',
    size: 230,
    sort: 'name',
    sticky: true,
    cell: ({ id, name }) => <RowName href={hrefTo(id)} name={name} />,
  },
  { id: 'code', header: 'Code', size: 84, sort: 'code', cell: ({ code }) => code },
  {
    id: 'trade',
    header: 'Trade',
    size: 150,
    sort: 'trade',
    cell: ({ trade }) => (trade ? optionLabel(trade) : ''),
  },
  {
    id: 'contact',
    header: 'Contact',
    size: 160,
    cell: ({ contacts: [first] }) => first?.name ?? '',
  },
  {
    id: 'phone',
    header: 'Phone',
    size: 140,
    cell: ({ contacts: [first] }) => first?.phone ?? '',
  },
  {
    id: 'memberCount',
    header: 'People',
    size: 84,
    sort: 'memberCount',
    cell: ({ memberCount }) => formatNumber(memberCount),
  },
  {
    id: 'projectCount',
    header: 'Projects',
    size: 92,
    sort: 'projectCount',
    cell: ({ projectCount }) => formatNumber(projectCount),
  },
  {
    id: 'status',
    header: 'Status',
    size: 110,
    cell: ({ status }) => <StatusTag status={status} />,
  },
];
