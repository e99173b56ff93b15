import type { Submittal } from '../../../core/state/logs.ts';

/** A submittal: company, type, spec section, reviewer and texts. */
export interface Package {
  companyId: string;
  discipline: NonNullable<Submittal['discipline']>;
  submittalType: Submittal['submittalType'];
  specSection: string;
  reviewerId: string;
  title: string;
  description: string;
}

/** Reads a table, one per line: company | discipline | type | spec section | reviewer | title | description. */
function read(table: string): Package[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [company, discipline, submittalType, specSection, reviewer, title, description] =
        line.split(' | ');
      const ids = { companyId: `cmp_${company}`, reviewerId: `usr_${reviewer}` };
      return { ...ids, discipline, submittalType, specSection, title, description } as Package;
    });
}

export const towerPackages = read(`
cascade | mechanical | product_data | 23 21 23 | yuki | Chilled water pumps P-1 to P-6 | Curves, motors, drives and vibration isolators.
olympic | architectural | shop_drawings | 08 44 13 | priya | Curtain wall, levels 4 to 6 | Elevations, anchors and stack joints. Calculations are sent apart.
rainier | structural | mix_design | 03 30 00 | lena | Concrete mix 5000 psi for slabs on deck | With break results of the last 30 pours.
northline | electrical | product_data | 26 24 13 | yuki | Main switchboard MSB-1 | One line, elevations, short circuit rating 65 kA.
puget | interior_design | samples | 09 51 13 | priya | Acoustic ceiling tile and grid | Two tiles, one corner of the grid, edge detail.
summit | architectural | shop_drawings | 08 11 13 | priya | Hollow metal doors and frames | Schedule of 214 openings with hardware sets.
evergreen | plumbing | product_data | 22 42 16 | yuki | Plumbing fixtures | Lavatories, water closets, sensors, carriers.
cascade | mechanical | shop_drawings | 23 31 13 | yuki | Ductwork, levels 5 and 6 | Sleeves, dampers and hangers coordinated with week 36.
skyline | conveying_systems | shop_drawings | 14 21 00 | priya | Elevators 1 to 4, hoistway and cabs | Pit, overhead, entrance details and loads.
rainier | structural | shop_drawings | 03 20 00 | lena | Reinforcing, core walls levels 7 to 9 | Placing drawings with couplers at the construction joint.
olympic | architectural | color_samples | 08 44 13 | priya | Anodizing samples for mullions | Three samples, light to dark range.
puget | interior_design | msds | 09 91 23 | priya | Interior paints, safety data | Primer, eggshell and epoxy.
northline | electrical | product_data | 26 51 00 | priya | Light fixtures, office floors | Types A to H with drivers and photometry.
cascade | mechanical | leed | 23 05 93 | priya | Low emission sealants and adhesives | Statements of the makers for credit EQ 2.
evergreen | plumbing | shop_drawings | 22 13 16 | yuki | Sanitary risers above the lobby | With the offset of RFI 11.
summit | architectural | samples | 08 71 00 | priya | Lever, closer and exit device | Finish 630, one of each.
rainier | structural | product_data | 03 15 00 | lena | Waterstop and joint sealers, parking | Data and splicing method.
puget | architectural | product_data | 07 84 13 | priya | Firestopping systems | Forty systems with UL numbers, by kind of penetration.
olympic | architectural | product_data | 08 63 00 | priya | Skylight over the lobby | Framing, glass make-up and thermal data.
northline | electrical | shop_drawings | 28 31 11 | yuki | Fire alarm, devices and risers | Battery calculations and the sequence of operation.
cascade | mechanical | product_data | 23 74 13 | yuki | Rooftop units RTU-1 to RTU-3 | With 400 mm curbs.
benchmark | civil | product_data | 32 14 13 | priya | Pavers for the street front | Color range and slip resistance.
skyline | conveying_systems | samples | 14 21 00 | priya | Cab finishes | Stone floor, bronze panel, handrail.
`);

export const clinicPackages = read(`
keystone | interior_design | samples | 09 65 16 | priya | Sheet vinyl and cove former | Four colors, heat weld rod.
allegheny | mechanical | product_data | 23 73 13 | yuki | Air handler AHU-2 with final filters | Fan wall, coil, filter frames.
rivers | electrical | shop_drawings | 27 52 23 | yuki | Nurse call system | Risers, dome lights, staff stations.
keystone | architectural | shop_drawings | 13 49 00 | priya | Radiation protection, imaging room | Lead lining, door and control window.
allegheny | plumbing | product_data | 22 63 13 | yuki | Medical gas outlets and zone valves | With certificates of the brazers.
keystone | architectural | samples | 04 01 20 | priya | Lime mortar sample panels | Three mixes on the market hall wall.
rivers | electrical | product_data | 26 32 13 | yuki | Emergency generator 350 kW | With enclosure and load bank.
keystone | interior_design | color_samples | 12 36 61 | priya | Solid surface tops | Samples in three colors.
allegheny | mechanical | leed | 23 07 00 | priya | Duct insulation, recycled content | Statements of the makers.
`);

export const residencePackages = read(`
lonestar | interior_design | samples | 12 35 30 | ana | Kitchen cabinets | Door sample, hinge, drawer runner.
trinity | plumbing | product_data | 22 33 00 | tom | Water heaters | 50 gallon, condensing.
lonestar | architectural | color_samples | 09 91 13 | ana | Exterior colors, buildings A to C | Three schemes on the board.
`);
