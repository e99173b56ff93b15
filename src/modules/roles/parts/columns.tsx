import { IconCheck } from '@tabler/icons-react';
import type { Role } from '@/api/generated/types.gen';
import { RowName } from '@/shared/collection/Row';
import { formatNumber } from '@/shared/format/format';
import type { TableColumn } from '@/shared/table/rowTypes';
import { allFlags, flagLabels, levelLabels } from '../labels';
import classes from '../Roles.module.css';
import { CustomMark } from './CustomMark';

/** The titles of the modules, by their names in the table of roles. */
export type ModuleTitles = ReadonlyMap<string, string>;

/** Returns the grid: a role in each row, a module or a flag in each column. */
export const columnsOf = (
  hrefTo: (id: string) => string,
  titles: ModuleTitles,
): readonly TableColumn<Role>[] => [
  {
    id: 'name',
    header: 'Role',
    size: 220,
    least: 220,
    sticky: true,
    cell: ({ id, name, system }) => (
      <RowName href={hrefTo(id)} name={name} mark={!system && <CustomMark />} />
    ),
  },
  {
    id: 'memberCount',
    header: 'People',
    size: 76,
    cell: ({ memberCount }) => formatNumber(memberCount),
  },
  ...[...titles].map(([module, header]) => ({
    id: module,
    header,
    size: 112,
    // Without one of them, the grid would be wrong.
    priority: Infinity,
    cell: ({ levels }: Role) => {
      const level = levels.find((candidate) => candidate.module === module)?.level ?? 'none';
      return (
        <span className={`rounded quiet text-sm ${classes.level}`} data-level={level}>
          {levelLabels[level]}
        </span>
      );
    },
  })),
  ...allFlags.map((flag) => ({
    id: flag,
    header: flagLabels[flag].label,
    size: 116,
    priority: Infinity,
    cell: ({ flags }: Role) =>
      flags.includes(flag) ? (
        <IconCheck size={16} aria-label="Yes" role="img" />
      ) : (
        <span className="quiet">No</span>
      ),
  })),
];
