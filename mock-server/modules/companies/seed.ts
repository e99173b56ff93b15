import type { Seed } from '../../core/seed.ts';
import type { Company } from '../../core/state/companies.ts';

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

/** The names of the companies by id. */
export const companyNames: Readonly<Record<string, string>> = Object.fromEntries(
  rows.map(([id, name]) => [id, name]),
);

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

/** Street, tax number, and the person to call with job title and last digits of the phone number. */
const offices: Readonly<Record<string, readonly [string, string, string, string, string]>> = {
  cmp_meridian: [
    '1200 Westlake Avenue North, Seattle, WA 98109',
    '91-1180342',
    'Kofi Mensah',
    'Assistant superintendent',
    '0100',
  ],
  cmp_raman: [
    '218 First Avenue South, Seattle, WA 98104',
    '91-1774120',
    'Priya Raman',
    'Architect',
    '0111',
  ],
  cmp_hoffmann: [
    '1411 Fourth Avenue, Seattle, WA 98101',
    '91-2210987',
    'Lena Hoffmann',
    'Structural engineer',
    '0123',
  ],
  cmp_cascade: [
    '6320 South 190th Street, Kent, WA 98032',
    '91-1530774',
    'Diego Alvarez',
    'Mechanical foreman',
    '0136',
  ],
  cmp_northline: [
    '4210 Airport Way South, Seattle, WA 98108',
    '91-2045518',
    'Sam Whitfield',
    'Electrical foreman',
    '0142',
  ],
  cmp_benchmark: [
    '905 Pacific Avenue, Tacoma, WA 98402',
    '91-1933006',
    'Rosa Delgado',
    'Surveyor',
    '0155',
  ],
  cmp_puget: [
    '720 Industry Drive, Tukwila, WA 98188',
    '91-2251430',
    'Walt Brennan',
    'Project manager',
    '0161',
  ],
  cmp_olympic: [
    '3315 East Marginal Way South, Seattle, WA 98134',
    '91-1840225',
    'Irene Castillo',
    'Glazing superintendent',
    '0168',
  ],
  cmp_evergreen: [
    '1822 130th Avenue NE, Bellevue, WA 98005',
    '91-2090431',
    'Mike Tanner',
    'Plumbing foreman',
    '0174',
  ],
  cmp_harborpoint: [
    '600 Stewart Street, Seattle, WA 98101',
    '91-1455210',
    'Helen Park',
    "Owner's representative",
    '0180',
  ],
  cmp_sentinel: [
    '2001 Western Avenue, Seattle, WA 98121',
    '91-2301177',
    'Grace Lindqvist',
    'Safety auditor',
    '0187',
  ],
};

const DAY_MS = 86_400_000;

function seedCompanies(now: number): Record<string, Company> {
  const at = (days: number) => new Date(now - days * DAY_MS).toISOString();
  return Object.fromEntries(
    rows.map(([id, name, code, trade, projectIds]): [string, Company] => {
      const [address = '', taxId = '', contact, jobTitle = '', digits] = offices[id] ?? [];
      const email = `${contact?.toLowerCase().replace(/\s+/g, '.')}@example.com`;
      const contacts = contact
        ? [{ name: contact, jobTitle, email, phone: `(206) 555-${digits}` }]
        : [];
      return [
        id,
        {
          id,
          name,
          code,
          trade,
          status: 'active',
          address,
          taxId,
          hideMembersFromOtherSubs: id === 'cmp_northline',
          contacts,
          projectIds,
          createdAt: at(300),
          updatedAt: at(contact ? 200 : 300),
          version: 1,
          createdById: null,
        },
      ];
    }),
  );
}

export const seed: Seed = (now) => ({ companies: seedCompanies(now) });
