import type { Row } from './catalog-row.ts';
import { raftRebar, shoringFloor, slabBeforePour } from './scenes/concrete.ts';
import { elevatorShafts, stairCore } from './scenes/cores.ts';
import { electricalRoom, officeCorridor } from './scenes/corridors.ts';
import { curtainWall, scaffoldFacade } from './scenes/facade.ts';
import { slabFlatness } from './scenes/flatness.ts';
import { lobby, studFraming } from './scenes/floors.ts';
import { craneBase, elevatorPit, excavation } from './scenes/ground.ts';
import { mechanicalRoom } from './scenes/mechanical.ts';
import { officeFloor } from './scenes/office-floor.ts';
import { parkingLevel, parkingRamp } from './scenes/parking.ts';
import { roofPlant } from './scenes/roof-plant.ts';
import { roofSteel, steelBay } from './scenes/steel.ts';
import { towerWeek20, towerWeek40 } from './scenes/tower.ts';

/** Scans of the office tower, in list order. */
export const harbor: readonly Row[] = [
  [
    'Site overview, week 40',
    60_000,
    towerWeek40,
    'Whole site from four ground setups and a drone flight. Levels 1–3 are closed in, 4–6 open.',
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
    'Guide rails and brackets in all three shafts, colored by height.',
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
    'Level 12, whole floor',
    200_000,
    officeFloor,
    'Walls, columns and pipes of level 12 before the ceiling is closed. Used to check room sizes.',
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
    'Both ramps with curbs and the half levels, one color per scanner setup to check the registration.',
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
    'Core at level 5, slabs to level 3. Colored by height.',
  ],
];
