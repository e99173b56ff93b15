import type { LineLink } from '../../../converter/pdf/write.ts';

/** A section of the project manual: its number, title, and what each part says. */
type Section = readonly [
  number: string,
  title: string,
  general: readonly string[],
  products: readonly string[],
  execution: readonly string[],
];

const sections: readonly Section[] = [
  [
    '01 33 00',
    'Submittal Procedures',
    [
      'Submit through the portal; paper copies are not reviewed.',
      'Allow 10 working days for each review, 15 for deferred items.',
    ],
    ['Shop drawings, product data, samples, calculations and mock-ups.'],
    ['Do not order, fabricate or install before the review is complete.'],
  ],
  [
    '03 20 00',
    'Concrete Reinforcing',
    ['Submit bar lists and placing drawings for each pour.', 'Mill certificates with each load.'],
    ['Bars: ASTM A615 grade 60; ASTM A706 in shear walls and frames.', 'Couplers: type 2.'],
    ['Cover: 3 inches against earth, 1.5 inches in columns, 0.75 inches in slabs.'],
  ],
  [
    '03 30 00',
    'Cast-in-Place Concrete',
    ['Mix designs at least 14 days before the first pour.', 'Cylinder tests at 7, 28, 56 days.'],
    ['Columns, levels 1 to 6: 8,000 psi at 56 days.', 'Suspended slabs: 6,000 psi at 28 days.'],
    ['Keep moist for 7 days. Strike forms at 75 percent of the strength.'],
  ],
  [
    '05 12 00',
    'Structural Steel Framing',
    ['Erection plan, signed by the erector engineer.'],
    ['Wide flanges: ASTM A992. Bolts: ASTM F3125 grade A325, slip critical where shown.'],
    ['Plumb within 1 in 500. Inspect all full penetration welds by ultrasound.'],
  ],
  [
    '07 14 16',
    'Cold Fluid-Applied Waterproofing',
    ['Ten-year warranty of the system. Installer approved by the maker.'],
    ['Membrane: 90 mils, reinforced at corners and penetrations.'],
    ['Flood test for 48 hours. Protect the membrane within 24 hours.'],
  ],
  [
    '07 84 13',
    'Penetration Firestopping',
    ['A register with a photo of each penetration.', 'One system for each kind of penetration.'],
    ['Ratings F and T equal to the rating of the wall or floor, UL 1479.'],
    ['Label both sides. Special inspection of 2 percent, at least one of each kind.'],
  ],
  [
    '08 44 13',
    'Glazed Aluminum Curtain Walls',
    ['Mock-up of two bays and two stories, tested before fabrication.'],
    ['Thermally broken mullions, 7.5 inches. Insulated glass, 1 inch, low-e on surface 2.'],
    ['Water test AAMA 501.2 of 5 percent of the joints. Tolerance 0.125 inches in 12 feet.'],
  ],
  [
    '09 21 16',
    'Gypsum Board Assemblies',
    ['Field mock-up of a level 4 finish, 100 square feet.'],
    ['Board: 5/8 inch type X; moisture resistant in wet rooms.'],
    ['Control joints at 30 feet. Level 5 finish where light grazes the wall.'],
  ],
  [
    '21 13 13',
    'Wet-Pipe Sprinkler Systems',
    ['Hydraulic calculations, approved by the fire marshal before installation.'],
    ['Schedule 10 steel pipe, grooved couplings, quick-response heads.'],
    ['Test at 200 psi for 2 hours. Flush before the heads go in.'],
  ],
  [
    '23 31 13',
    'Metal Ducts',
    ['Coordinated routing, in the model, before fabrication.'],
    ['Galvanized steel, SMACNA pressure class 2 inches; seal class A.'],
    ['Leak test of 20 percent of the duct. Support at 8 feet.'],
  ],
  [
    '26 05 19',
    'Low-Voltage Conductors and Cables',
    ['Megger reports of each feeder.'],
    ['Copper, THHN/THWN-2. Aluminum is not permitted below 100 A.'],
    ['Torque and mark each lug. Test insulation at 1,000 V for one minute.'],
  ],
  [
    '31 23 16',
    'Excavation',
    ['Survey of the neighbors before the work, and monthly.'],
    ['Fill: well graded, less than 5 percent fines.'],
    ['Stop at 0.5 inches of movement of any monitoring point, and call the engineer.'],
  ],
];

const part = (title: string, lines: readonly string[]) => [
  title,
  ...lines.map((line, i) => `${'ABCDEFG'[i]}. ${line}`),
];

const pagesOf = ([number, title, general, products, execution]: Section) => [
  [
    `Section ${number}`,
    title,
    '',
    ...part('PART 1 - GENERAL', general),
    'Quality: comply with the edition of the code that the permit names.',
    'Keep a copy of this section at the place of the work.',
  ],
  [
    `Section ${number}, continued`,
    title,
    '',
    ...part('PART 2 - PRODUCTS', products),
    '',
    ...part('PART 3 - EXECUTION', execution),
    'Protect the finished work until acceptance.',
    `END OF SECTION ${number}`,
  ],
];

const HEAD = ['Project manual, volume 1', 'Harbor Point Tower, issued for construction', ''];

/** The project manual: a table of contents that leads to the sections, and two pages for each. */
export const manualPages: readonly (readonly string[])[] = [
  [...HEAD, ...sections.map(([number, title], i) => `${number}  ${title}, page ${2 + 2 * i}`)],
  ...sections.flatMap(pagesOf),
];

export const manualLinks: readonly LineLink[] = sections.map((_, i) => ({
  page: 1,
  line: HEAD.length + i,
  to: 2 + 2 * i,
}));
