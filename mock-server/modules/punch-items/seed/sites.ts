import type { Figures } from '../../../demo/schedule.ts';
import { type Building, clinic, residences, tower } from '../../records/seed/places.ts';
import { type Defect, defectsOf } from './defects.ts';

/** The shape of a project's punch list. */
export interface Site {
  projectId: string;
  prefix: string;
  figures: Figures;
  defects: readonly Defect[];
  building: Building;
  managerId: string;
  /** People who write items. */
  writers: readonly string[];
  ownerId: string | null;
  /** Ages of the older items, in days. */
  from?: number;
  to?: number;
}

export const sites: readonly Site[] = [
  {
    projectId: 'prj_harbor',
    prefix: 'h',
    figures: [38, 104, 10, 12],
    defects: defectsOf('prj_harbor'),
    building: tower,
    managerId: 'usr_ana',
    writers: ['usr_marcus', 'usr_kofi', 'usr_ana', 'usr_marcus', 'usr_priya'],
    ownerId: 'usr_helen',
  },
  {
    projectId: 'prj_riverside',
    prefix: 'r',
    figures: [21, 22, 4, 6],
    defects: defectsOf('prj_riverside'),
    building: clinic,
    managerId: 'usr_marcus',
    writers: ['usr_ana', 'usr_marcus', 'usr_yuki'],
    ownerId: null,
  },
  {
    projectId: 'prj_oakline',
    prefix: 'o',
    figures: [0, 12, 0, 0],
    defects: defectsOf('prj_oakline'),
    building: residences,
    managerId: 'usr_ana',
    writers: ['usr_ana', 'usr_helen'],
    ownerId: 'usr_helen',
    from: 120,
    to: 320,
  },
];
