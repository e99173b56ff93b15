import type { Row } from './catalog-row.ts';
import { operatingRoom, patientRooms, wardCorridor } from './scenes/clinic.ts';
import { clinicOverview, glulamHall, stripFootings } from './scenes/clinic-site.ts';

/** Scans of the clinic, in list order. */
export const clinic: readonly Row[] = [
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
