import type { Company } from '../state/logs.ts';
import type { Seed } from './seed.ts';

type Row = [
  id: string,
  name: string,
  code: string,
  trade: Company['trade'],
  projects: ('prj_harbor' | 'prj_riverside' | 'prj_oakline')[],
];

export const LEAD = 'cmp_meridian';

const rows: Row[] = [
  [LEAD, 'Meridian Builders', 'MER', null, ['prj_harbor', 'prj_riverside', 'prj_oakline']],
  ['cmp_raman', 'Raman Lind Architects', 'RLA', 'architectural', ['prj_harbor', 'prj_riverside']],
  ['cmp_hoffmann', 'Hoffmann Structural', 'HST', 'structural', ['prj_harbor']],
  ['cmp_cascade', 'Cascade Mechanical', 'CAS', 'mechanical', ['prj_harbor']],
  ['cmp_northline', 'Northline Electric', 'NLE', 'electrical', ['prj_harbor']],
  ['cmp_benchmark', 'Benchmark Survey', 'BMS', 'civil', ['prj_harbor']],
  ['cmp_puget', 'Puget Drywall & Ceilings', 'PDC', 'interior_design', ['prj_harbor']],
  ['cmp_olympic', 'Olympic Glazing', 'OLG', 'architectural', ['prj_harbor']],
  ['cmp_evergreen', 'Evergreen Plumbing', 'EVP', 'plumbing', ['prj_harbor']],
  ['cmp_summit', 'Summit Doors & Hardware', 'SDH', 'architectural', ['prj_harbor']],
  ['cmp_rainier', 'Rainier Concrete', 'RAC', 'structural', ['prj_harbor']],
  ['cmp_skyline', 'Skyline Elevator', 'SKE', 'conveying_systems', ['prj_harbor']],
  [
    'cmp_harborpoint',
    'Harbor Point Partners',
    'HPP',
    null,
    ['prj_harbor', 'prj_riverside', 'prj_oakline'],
  ],
  [
    'cmp_sentinel',
    'Sentinel Safety',
    'SEN',
    'other',
    ['prj_harbor', 'prj_riverside', 'prj_oakline'],
  ],
  ['cmp_keystone', 'Keystone Interiors', 'KEY', 'interior_design', ['prj_riverside']],
  ['cmp_allegheny', 'Allegheny Mechanical', 'ALM', 'mechanical', ['prj_riverside']],
  ['cmp_rivers', 'Three Rivers Electric', 'TRE', 'electrical', ['prj_riverside']],
  ['cmp_lonestar', 'Lone Star Finishes', 'LSF', 'interior_design', ['prj_oakline']],
  ['cmp_trinity', 'Trinity Plumbing & Air', 'TPA', 'plumbing', ['prj_oakline']],
];

/** Maps people to their companies. */
export const employers: Readonly<Record<string, string>> = {
  usr_ana: LEAD,
  usr_marcus: LEAD,
  usr_tom: LEAD,
  usr_kofi: LEAD,
  usr_nora: LEAD,
  usr_priya: 'cmp_raman',
  usr_yuki: 'cmp_raman',
  usr_lena: 'cmp_hoffmann',
  usr_diego: 'cmp_cascade',
  usr_sam: 'cmp_northline',
  usr_rosa: 'cmp_benchmark',
  usr_helen: 'cmp_harborpoint',
  usr_grace: 'cmp_sentinel',
};

function seedCompanies(): Record<string, Company> {
  return Object.fromEntries(
    rows.map(([id, name, code, trade, projectIds]) => [id, { id, name, code, trade, projectIds }]),
  );
}

export const seed: Seed = () => ({ companies: seedCompanies() });
