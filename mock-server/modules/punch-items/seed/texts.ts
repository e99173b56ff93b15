import type { PunchItem } from '../../../core/state/logs.ts';
import type { Place } from '../../records/seed/places.ts';

/** One kind of defect: its title, company, typical location and description. */
export interface Defect {
  companyId: string;
  discipline: NonNullable<PunchItem['discipline']>;
  category: NonNullable<PunchItem['category']>;
  place: Place;
  title: string;
  description: string;
}

/** Reads a table with one defect per line: company | discipline | category | place | title | description. */
function read(table: string): Defect[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [company, discipline, category, place, title, description] = line.split(' | ');
      return {
        companyId: `cmp_${company}`,
        discipline,
        category,
        place,
        title,
        description,
      } as Defect;
    });
}

export const towerDefects = read(`
cascade | mechanical | mep | core | Fire caulk missing at duct sleeve | The space around the supply duct is open on the corridor side. UL system W-L-7040 is specified.
puget | interior_design | general | office | Ceiling tile chipped at the sprinkler head | Corner broken off when the escutcheon was set. Replace the tile, do not fill it.
summit | architectural | architectural | core | Stair door does not latch | Closer is set too weak: the leaf stops 20 mm before the strike. Rated door, 90 minutes.
northline | electrical | mep | office | Cover plate missing at floor box | Two of the four plates are in place. Cables lie open in the walkway.
olympic | architectural | architectural | facade | Gasket pulled out of the mullion | About 400 mm of the inner gasket hangs loose. Water was seen on the sill after the rain.
evergreen | plumbing | mep | wet | Lavatory not fixed to its carrier | The bowl moves by hand. Check all four of the row.
rainier | structural | structural | parking | Spalled edge at the slab opening | Concrete broken away over 300 mm, one bar visible. Repair mortar as in detail S-511.
puget | interior_design | general | office | Drywall joint shows under side light | Joint between the window and the column is visible from the entry. Level 4 finish was agreed.
cascade | mechanical | mep | plant | Flexible connector at the fan twisted | The canvas touches the drive guard. Realign before the fan is run.
northline | electrical | mep | plant | Panel schedule not filled in | Directory in the door is empty. Circuits 1 to 42 are live.
summit | architectural | architectural | office | Door rubs on the frame at the head | Leaf binds on the latch side. Hinge screws are loose.
skyline | conveying_systems | general | core | Scratch across the elevator jamb | About 600 mm at hand height, through the brushed finish.
olympic | architectural | architectural | facade | Sealant joint not continuous | Gap of 80 mm at the stack joint. Backer rod can be seen.
evergreen | plumbing | mep | wet | Floor drain sits above the tile | Rim is 5 mm high, so that water stands at the wall.
cascade | mechanical | mep | office | Diffuser not connected | Flexible duct lies on the ceiling grid. No air at the outlet.
puget | architectural | architectural | core | Firestopping label missing at shaft wall | Six penetrations without label. The inspector will ask for the system number.
northline | electrical | mep | core | Emergency light does not hold its charge | Went out after 20 minutes of the 90 in the test of this week.
rainier | structural | structural | core | Honeycombing at the foot of the shear wall | Area of 0.3 m by 0.5 m, about 25 mm deep. Structural engineer to see it before it is patched.
summit | architectural | architectural | office | Lockset keyed to another room | Opens with the key of the room beside it. Compare with hardware set 14.
cascade | mechanical | mep | plant | Insulation torn at the pump flange | Chilled water, so that it will drip. About 200 mm on the discharge side.
puget | interior_design | general | office | Paint overspray on the window sill | Length of one bay. Clean it, do not paint over the anodized sill.
olympic | architectural | architectural | facade | Glass scratched at the vision panel | Scratch of 150 mm, can be felt with a nail. Replace if it does not polish out.
evergreen | plumbing | mep | plant | Valve tag missing at the riser | Tags 4-CW-12 and 4-CW-13. The chart names them, the valves do not.
northline | electrical | mep | parking | Conduit strap missing at the beam | Ten feet without support beside the ramp.
benchmark | civil | general | street | Survey monument covered by the new paving | Cast the box up to the finished level so that it can be found again.
rainier | civil | general | street | Curb cracked at the loading dock | Crack through the full depth at the joint of the trench drain.
cascade | mechanical | mep | roof | Curb flashing open at the exhaust fan | Corner not soldered. Rain gets under the membrane.
summit | architectural | architectural | core | Door closer arm on the wrong side | Arm is on the corridor side and hits the wall guard.
puget | interior_design | general | core | Corner bead loose in the elevator lobby | Bead moves under the finish for about one meter from the floor.
northline | electrical | mep | roof | Lightning conductor not bonded to the rail | Clamp is there, the conductor is not.
olympic | architectural | architectural | roof | Skylight weep hole blocked by sealant | Two of three are closed. Water stands in the channel.
evergreen | plumbing | mep | wet | Water hammer at the flush valves | Heard two rooms away when both are used. Arrestor on drawing P-402 not found.
skyline | conveying_systems | general | core | Hall lantern dark on the down side | Lamp works in test, not in service.
rainier | structural | structural | parking | Ponding on the ramp landing | Water stands about 15 mm deep after rain. Grind or fill to the drain.
cascade | mechanical | mep | office | Thermostat not level and not labeled | Zone as in the schedule, the sticker of the shop still on it.
northline | electrical | mep | office | Occupancy sensor looks at the wall | Turned by 90 degrees: the light goes out over the desks.
puget | architectural | architectural | office | Acoustic sealant missing under the track | Meeting room wall, both sides. STC 50 was asked for.
summit | architectural | architectural | wet | Toilet partition panel out of plumb | Door does not stay closed. Pilaster shoe not screwed down.
evergreen | plumbing | mep | parking | Cleanout cover under the parking stop | Cannot be opened with a car in the bay. Move the stop or the cover.
cascade | mechanical | mep | plant | Gauge at the chiller reads without pressure | Needle at 3 bar with the valve closed. Replace.
olympic | architectural | architectural | facade | Cap missing at the sunshade end | Raw cut is visible from the street.
northline | electrical | mep | core | Exit sign arrow points to the closet | Chevron on the left should be knocked out on the right.
puget | interior_design | general | office | Carpet seam opens at the column | Seam of 1.2 m lifts. Same roll number is on the pallet at Level 2.
rainier | structural | structural | roof | Anchor bolt short at the davit base | Two threads inside the nut. Engineer to say whether it may stay.
benchmark | civil | general | street | Accessible route steeper than drawn | Measured 5.6% on 3 m beside the planter, 5% is allowed.
cascade | mechanical | mep | core | Smoke damper access panel missing | Duct is closed up and the damper cannot be inspected.
evergreen | plumbing | mep | roof | Roof drain strainer loose | Held by one of three screws.
puget | landscape | general | street | Planter irrigation line pinched by the edging | No flow in the last three emitters.
`);

export const clinicDefects = read(`
allegheny | mechanical | mep | office | Room pressure reversed in the treatment room | Positive on the monitor, negative is required. Balancer to set the return.
keystone | interior_design | general | core | Sheet vinyl lifts at the cove | Exam corridor, both sides of the door. Weld is open for 300 mm.
rivers | electrical | mep | office | Nurse call pull cord too short | Ends 600 mm above the floor.
keystone | architectural | architectural | office | Lead lining not lapped at the door frame | Imaging room. Physicist must see the lap before the frame is closed.
allegheny | plumbing | mep | wet | Medical gas outlet labeled wrong | Oxygen and air plates are exchanged. Do not use until verified.
rivers | electrical | mep | plant | Red outlet not on the emergency panel | Lost power in the transfer test.
keystone | architectural | architectural | core | Handrail end not returned to the wall | Catches sleeves in the corridor.
allegheny | mechanical | mep | plant | Filter bank bypass at the air handler | Gap of 10 mm at the frame of the final filters.
keystone | interior_design | general | office | Casework scribe missing at the tile | Gap of 8 mm behind the sink base.
rivers | electrical | mep | core | Card reader reads only on the second try | Staff entry. Cable shield is not grounded.
allegheny | plumbing | mep | wet | Sensor faucet runs for a minute | Range set to the opposite wall.
keystone | architectural | architectural | facade | Old brick joint open at the market hall sill | Lime mortar as in the sample panel, no cement.
`);

export const residenceDefects = read(`
lonestar | interior_design | general | home | Kitchen drawer front out of line | Second drawer from the top, 3 mm.
trinity | plumbing | mep | home | Shower pan holds water at the curb | Owner reported it after the first week.
lonestar | architectural | architectural | home | Balcony door sweeps the threshold | Adjust the rollers, then check the lock.
trinity | mechanical | mep | home | Return air grille whistles | At high speed only. Undercut the bedroom door as drawn.
lonestar | interior_design | general | home | Paint touch-up shows at the stair wall | Whole wall to be rolled, corner to corner.
trinity | plumbing | mep | home | Disposal outlet wired to the wrong switch | Switch by the window runs the porch light.
`);
