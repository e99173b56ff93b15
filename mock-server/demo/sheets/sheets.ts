import { disciplineOf } from '../../converter/drawings/discipline.ts';
import type { components } from '../../generated/contract.d.ts';
import { type Building, details, elevation, floor, foundation, services } from './drawings.ts';
import type { Pen } from './pen.ts';

/** A sheet of the demo data. */
export interface SampleSheet {
  number: string;
  title: string;
  revision: string;
  discipline: components['schemas']['Sheet']['discipline'];
  draw: (pen: Pen, building: Building) => void;
}

/** A set of drawings of the demo data. */
export interface SampleSet {
  /** Names the file. */
  key: string;
  name: string;
  /** Days before today. */
  issued: number;
  /** Whether it is published; otherwise its sheets are drafts. */
  published: boolean;
  sheets: readonly SampleSheet[];
}

const a501 = [
  [
    'Parapet at roof',
    'METAL COPING',
    'RIGID INSULATION R-20',
    'AIR BARRIER',
    '6" STUDS @ 16"',
    '5/8" GYP. BD.',
  ],
  [
    'Curtain wall head',
    'ALUM. MULLION',
    'FIRE SAFING',
    'SEALANT BOTH SIDES',
    'STEEL ANGLE 4x4',
    'CEILING TRACK',
  ],
  ['Slab edge', 'GLASS SPANDREL', 'MINERAL WOOL', 'SMOKE SEAL', 'EMBED PLATE', 'SLAB EDGE ANGLE'],
  [
    'Shaft wall base',
    '1" LINER PANEL',
    'CH STUDS',
    'ACOUSTIC SEALANT',
    '2 HR RATED ASSEMBLY',
    'FLOOR TRACK',
  ],
  [
    'Duct sleeve at rated wall',
    'SLEEVE 10 GA.',
    'FIRE DAMPER',
    'FIRESTOP UL W-L-7040',
    'RETAINING ANGLE',
    'DUCT 24x12',
  ],
  [
    'Balcony threshold',
    'SILL PAN',
    'SLOPE 1/4" / FT',
    'WATERPROOFING',
    'THERMAL BREAK',
    'PAVER ON PEDESTAL',
  ],
] as const;

const sheet = (
  number: string,
  title: string,
  draw: SampleSheet['draw'],
  revision = '0',
): SampleSheet => ({ number, title, revision, discipline: disciplineOf(number), draw });

/** The drawings of the tower. A later set replaces the sheets of the same number. */
export const sampleSets: readonly SampleSet[] = [
  {
    key: 'ifc',
    name: 'Issued for construction',
    issued: 168,
    published: true,
    sheets: [
      sheet('A-101', 'Level 1 floor plan', floor({ level: 1, callouts: ['1/A-501', '4/A-501'] })),
      sheet('A-102', 'Level 2 floor plan', floor({ level: 2, callouts: ['3/A-501', '5/A-501'] })),
      sheet('A-103', 'Level 3 floor plan', floor({ level: 3, callouts: ['3/A-501', '5/A-501'] })),
      sheet('A-201', 'North elevation', elevation({ callouts: ['1/A-501', '2/A-501'] })),
      sheet('A-202', 'East elevation', elevation({ bays: 7, callouts: ['2/A-501', '6/A-501'] })),
      sheet('A-501', 'Exterior details', details(a501)),
      sheet('S-101', 'Foundation plan', foundation({ callouts: ['2/S-501'] })),
      sheet(
        'S-501',
        'Concrete details',
        details([
          ['Pile cap', '#8 @ 12" EACH WAY', '3" CLEAR', 'PILE EMBEDMENT 6"', '4,000 PSI'],
          ['Mat edge', '#9 @ 10" TOP', 'WATERSTOP', 'MUD SLAB 3"', '48" MAT'],
          ['Column base', 'BASE PLATE 24x24x2', '(4) 1 1/4" ANCHORS', 'GROUT 2"', 'LEVELING NUTS'],
          ['Stair footing', '#5 @ 12"', 'DOWELS TO MATCH', 'COMPACTED FILL', 'KEYWAY'],
        ]),
      ),
      sheet(
        'M-102',
        'Level 2 ductwork',
        services({ level: 2, kind: 'DUCT', callouts: ['5/A-501'] }),
      ),
      sheet('E-102', 'Level 2 power', services({ level: 2, kind: 'TRAY', callouts: [] })),
      sheet('P-102', 'Level 2 plumbing', services({ level: 2, kind: 'CW', callouts: ['4/A-501'] })),
    ],
  },
  {
    key: 'b2',
    name: 'Bulletin 2',
    issued: 33,
    published: true,
    sheets: [
      sheet(
        'A-102',
        'Level 2 floor plan',
        floor({ level: 2, callouts: ['3/A-501', '5/A-501'], moved: true }),
        '1',
      ),
      sheet(
        'A-201',
        'North elevation',
        elevation({ callouts: ['1/A-501', '2/A-501'], canopy: true }),
        '1',
      ),
    ],
  },
  {
    key: 'b3',
    name: 'Bulletin 3',
    issued: 4,
    published: false,
    sheets: [
      sheet(
        'A-103',
        'Level 3 floor plan',
        floor({ level: 3, callouts: ['3/A-501', '5/A-501'], moved: true }),
        '1',
      ),
      sheet('A-104', 'Level 4 floor plan', floor({ level: 4, callouts: ['3/A-501'] })),
    ],
  },
];
