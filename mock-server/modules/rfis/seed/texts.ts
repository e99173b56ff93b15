import type { Rfi } from '../../../core/state/logs.ts';
import type { Place } from '../../records/seed/places.ts';

/** A question from the site and its answer. */
export interface Question {
  assigneeId: string;
  discipline: NonNullable<Rfi['discipline']>;
  category: NonNullable<Rfi['category']>;
  place: Place;
  specSection: string;
  title: string;
  description: string;
  answer: string;
}

/** Reads a table, one per line: assignee | discipline | category | place | spec section | subject | question | answer. */
function read(table: string): Question[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [assignee, discipline, category, place, specSection, title, description, answer] =
        line.split(' | ');
      const assigneeId = `usr_${assignee}`;
      const texts = { specSection, title, description, answer };
      return { assigneeId, discipline, category, place, ...texts } as Question;
    });
}

export const towerQuestions = read(`
lena | structural | structural | core | 05 12 00 | Duct penetration through the web of a transfer beam | Drawing M-304 shows a 400 x 250 duct through beam W24 at the core. S-304 has no opening. May the web be cut, and what stiffening is wanted? | Cut is permitted in the middle third. Add 12 mm plates on both sides as sketch SK-S-041.
priya | architectural | architectural | facade | 08 44 13 | Curtain wall anchor meets the slab edge embed | Embed plates sit 35 mm lower than the anchor detail 7/A-512. Shim, or move the anchor? | Shim up to 40 mm with the galvanized packers of the approved submittal.
yuki | mechanical | mep | plant | 23 21 13 | Chilled water header clashes with the cable tray | Model of week 38 shows header and tray at 3200. Which of the two moves? | Tray moves up to 3420, see clash report 112. Header stays.
priya | interior_design | general | office | 09 51 13 | Ceiling height in the meeting rooms | Reflected plan says 2700, section 4/A-321 says 2600. The duct needs 2640. | 2600 governs in the meeting rooms only.
lena | structural | structural | parking | 03 30 00 | Rebar congestion at the column capital | Top mat cannot be placed with 25 mm clear between bars as detailed. May we bundle in pairs? | Bundling in pairs is accepted, lap lengths to be raised by 20%.
priya | architectural | architectural | core | 09 21 16 | Fire rating of the shaft wall at the elevator lobby | Partition type W7 is two hours on the plan and one hour in the schedule. | Two hours. The schedule will be corrected with bulletin 14.
yuki | electrical | mep | plant | 26 24 13 | Clearance before the main switchboard | 1070 mm is left between the board and the new pipe. 1200 is wanted by the inspector. | Rotate the pipe support as in SK-M-027, that gives 1220 mm.
lena | structural | structural | roof | 05 50 00 | Davit base plates on the sloped slab | Plates are drawn level, the slab falls 2%. Grout wedge or bent plate? | Grout wedge, 40 mm at most, non-shrink.
priya | architectural | architectural | wet | 09 30 13 | Tile set-out at the restroom walls | Full tile at the door leaves a 30 mm cut at the mirror. Center instead? | Center on the mirror wall.
rosa | civil | general | street | 31 22 00 | Finished grade at the accessible entrance | Survey gives 4.21, the door sill is 4.26. With the paving as drawn the slope is 5.4%. | Lower the two first rows of pavers. Slope becomes 4.6%.
yuki | plumbing | mep | core | 22 13 16 | Sanitary stack offset above the lobby | Offset at the level below is 600 mm, the ceiling void is 450. | Offset moves one level up, see revised P-203.
priya | landscape | general | street | 32 93 00 | Soil depth in the street planters | Drawing asks for 900 mm, the vault below leaves 700. | 700 mm is accepted with the lighter soil mix.
lena | structural | structural | office | 05 31 00 | Deck span at the relocated opening | Opening moved 600 mm by bulletin 9. Is the edge angle still enough? | Add a second angle L102x102x8, welded.
priya | architectural | architectural | core | 08 71 00 | Hardware set for the stair discharge doors | Set 14 has no electric strike, the access plan wants one. | Set 14A, with strike, fail secure inside the stair.
yuki | mechanical | mep | roof | 23 74 13 | Curb height under the rooftop unit | Insulation grew by 50 mm, the curb of the unit is 300. Is 250 above the roof enough? | Use the 400 mm curb, credit for the shorter one.
helen | interior_design | general | office | 09 68 13 | Carpet color for the spec suites | Color CT-2 is out of production until spring. | CT-2B of the same maker is accepted for levels 5 and 6.
priya | conveying_systems | architectural | core | 14 21 00 | Sill support at the elevator entrances | Angle is shown by the elevator supplier, not on A or S sheets. Who supplies it? | Elevator supplier, per their detail. Embeds are in place at levels 2 to 12.
lena | structural | structural | core | 03 30 00 | Core wall dowel missed at level 7 | Four of twelve dowels at the link beam were not cast in. Drill and epoxy? | Accepted with HIT-RE 500, 300 mm deep, pull test on one.
yuki | electrical | mep | office | 26 51 00 | Emergency fixtures in the open office | Photometrics were made with the former desk plan. Do the fixtures stay? | Two fixtures move by one bay, see E-405 revision 3.
priya | architectural | architectural | facade | 07 92 00 | Sealant color at the stone base | Schedule has no color for joint type J5. | Match stone ST-1, sample 3 of the mock-up.
sam | electrical | mep | parking | 26 05 33 | Charging stations in parking level P1 | Eight are drawn, conduit is sized for four. Which is right? | Eight. Conduit size 53 from panel EV-1.
`);

export const clinicQuestions = read(`
priya | architectural | architectural | office | 13 49 00 | Lead height at the control window | Physicist's report wants 2100, drawing shows 2000. | 2100 as in the report.
yuki | mechanical | mep | plant | 23 73 13 | Access to the air handler coil | Coil pull is 1900 mm, the wall is at 1600. | Removable wall panel, see A-702 revision 2.
priya | architectural | architectural | facade | 04 01 20 | Lime mortar at the market hall sills | Is the sample of week 30 the one to be used on all sills? | Yes, sample 2, joints struck flush.
yuki | plumbing | mep | wet | 22 63 13 | Zone valve box behind the door | Box of zone 3 cannot be reached when the door is open. | Move 400 mm to the corridor side.
priya | interior_design | general | office | 09 65 16 | Sheet vinyl pattern direction | Pattern runs along the corridor or across? | Along.
yuki | electrical | mep | core | 27 52 23 | Nurse call dome light at the corner | Not to be seen from the desk. | Add a second dome on the desk side.
priya | architectural | architectural | core | 08 14 16 | Door undercut in the isolation room | 20 mm undercut is in the schedule, pressure wants none. | No undercut, drop seal instead.
`);

export const residenceQuestions = read(`
ana | architectural | architectural | home | 08 32 13 | Threshold at the balcony doors | 30 mm step is drawn, 12 mm is allowed. | Recess the track, 12 mm.
tom | plumbing | mep | home | 22 41 00 | Water heater closet door | Louvred or solid with grille? | Louvred.
ana | interior_design | general | home | 12 36 00 | Backsplash height behind the range | 450 or up to the hood? | Up to the hood.
`);
