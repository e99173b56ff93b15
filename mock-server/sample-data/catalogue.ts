import type { ScanSetup } from './scene.ts';
import { operatingRoom, patientRooms, wardCorridor } from './scenes/clinic.ts';
import { clinicOverview, glulamHall, stripFootings } from './scenes/clinic-site.ts';
import { raftRebar, shoringFloor, slabBeforePour, slabFlatness } from './scenes/concrete.ts';
import { elevatorShafts, stairCore } from './scenes/cores.ts';
import { curtainWall, scaffoldFacade } from './scenes/facade.ts';
import { lobby, partitionPlan, studFraming } from './scenes/floors.ts';
import { craneBase, elevatorPit, excavation } from './scenes/ground.ts';
import { parkingLevel, parkingRamp } from './scenes/parking.ts';
import { electricalRoom, mechanicalRoom, officeCorridor, roofPlant } from './scenes/services.ts';
import { roofSteel, steelBay } from './scenes/steel.ts';
import { towerWeek20, towerWeek40 } from './scenes/tower.ts';

export interface Sample {
  key: string;
  title: string;
  description: string;
  points: number;
  build: () => ScanSetup;
}

type Row = readonly [title: string, points: number, build: () => ScanSetup, description: string];

const harbor: readonly Row[] = [
  [
    'Site overview, week 40',
    60_000,
    towerWeek40,
    'Whole site from four ground setups and a drone flight. Levels 1–4 are closed in, 5–7 open.',
  ],
  [
    'East facade, week 38',
    58_000,
    scaffoldFacade,
    'Brick complete to level 2, sheathing on level 3. Scaffold still up on the north end.',
  ],
  [
    'Mechanical room B2, pipe racks',
    60_000,
    mechanicalRoom,
    'Chilled and hot water mains on the rack, pumps set. For clash check before insulation.',
  ],
  [
    'Level 4 slab before pour',
    60_000,
    slabBeforePour,
    'Deck forms, bottom mat and sleeves before the pour. East bay mat still open.',
  ],
  [
    'North stair core, as built',
    48_000,
    stairCore,
    'Stair core levels B1 to 2 with landings and standpipe. Near walls clipped for viewing.',
  ],
  [
    'Excavation, week 12',
    60_000,
    excavation,
    'Down to subgrade in the south half. Sheet piles and top waler in, haul road on the east side.',
  ],
  [
    'Lobby atrium, level 1',
    60_000,
    lobby,
    'Double-height lobby with gallery and main stair. Stone floor laid, ceiling open.',
  ],
  [
    'Roof steel',
    56_000,
    roofSteel,
    'Trusses and purlins up on all grid lines. Deck laid on the west third.',
  ],
  [
    'Parking level P1, column grid',
    58_000,
    parkingLevel,
    'Column grid and striping on P1, for the as-built drawing.',
  ],
  [
    'Level 9 wall framing',
    60_000,
    studFraming,
    'Stud walls framed, boards on around the core. Scan before the electricians start.',
  ],
  [
    'Elevator shafts 1–3, plumb check',
    52_000,
    elevatorShafts,
    'Guide rails and brackets in all three shafts, coloured by height.',
  ],
  [
    'Corridor 5E, overhead services',
    58_000,
    officeCorridor,
    'Duct, tray and sprinkler main above the corridor on level 5 east, before the ceiling.',
  ],
  [
    'Raft foundation, rebar mats',
    60_000,
    raftRebar,
    'Top and bottom mats with column cages, north pour. Scan for the inspection record.',
  ],
  [
    'Tower crane base',
    50_000,
    craneBase,
    'Foundation block and first mast sections of crane 1, after bolting.',
  ],
  [
    'South curtain wall, panel offsets',
    54_000,
    curtainWall,
    'Panel positions against design, levels 1–4. Bright panels sit farthest out.',
  ],
  [
    'Level 12 partition layout',
    60_000,
    partitionPlan,
    'Finished partitions on level 12, laser intensity. Used to check room sizes.',
  ],
  [
    'Level 7 shoring',
    60_000,
    shoringFloor,
    'Props and deck forms under level 8. Count before stripping.',
  ],
  [
    'Electrical room B1',
    56_000,
    electricalRoom,
    'Switchgear set and cable trays full on both sides. Working clearance is marked on the floor.',
  ],
  [
    'Roof plant, as installed',
    58_000,
    roofPlant,
    'Cooling towers, air handler and pipe runs on the roof, before the screen goes up.',
  ],
  [
    'Parking ramp P1 to P2',
    54_000,
    parkingRamp,
    'Both ramps with curbs and the half levels, one colour per scanner setup to check the registration.',
  ],
  [
    'Elevator pit',
    48_000,
    elevatorPit,
    'Pit for cars 1 and 2: buffers set, divider wall up, mats tied.',
  ],
  [
    'Level 20 steel bay',
    58_000,
    steelBay,
    'Frame bolted up to grid line 6, deck above started from the east.',
  ],
  [
    'Level 6 slab flatness',
    50_000,
    slabFlatness,
    'Height deviation of the finished slab. Red is 12 mm high, blue 12 mm low.',
  ],
  [
    'Site overview, week 20',
    58_000,
    towerWeek20,
    'Core at level 5, slabs to level 3. Coloured by height.',
  ],
];

const clinic: readonly Row[] = [
  [
    'Both wings from the air',
    60_000,
    clinicOverview,
    'West wing closed in, south wing steel up. Drone flight and four ground setups.',
  ],
  [
    'Operating room 2, rough-in',
    56_000,
    operatingRoom,
    'Pendants, surgical lights and air canopy hung. Wall panels on two sides.',
  ],
  [
    'Patient rooms, level 2',
    60_000,
    patientRooms,
    'Six rooms with wet cells on the north side. Ceiling clipped for viewing.',
  ],
  [
    'Entrance hall, glulam roof',
    60_000,
    glulamHall,
    'Glulam arches and purlins in place, roof boards on from the fourth bay.',
  ],
  [
    'Ward corridor, ceiling services',
    54_000,
    wardCorridor,
    'Services above the ward corridor, laser intensity. Taken the day before the ceiling closed.',
  ],
  [
    'Strip footings, west wing',
    58_000,
    stripFootings,
    'Two strips poured, mats tied in the others. Spoil still between the trenches.',
  ],
];

const entries = (project: string, rows: readonly Row[]): Sample[] =>
  rows.map(([title, points, build, description], i) => ({
    key: `${project}-${String(i + 1).padStart(2, '0')}`,
    title,
    description,
    points,
    build,
  }));

/** All sample scans: 24 of the office tower "Harbor Point Tower" and 6 of a clinic. */
export const samples: readonly Sample[] = [
  ...entries('harbor', harbor),
  ...entries('clinic', clinic),
];
