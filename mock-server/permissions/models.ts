import type { Membership, Model, Project, Scan, Tour } from '../state/model.ts';
import { isGranted, permittedActions } from './grants.ts';
import { type ModelAction, grants as modelGrants } from './table/models.ts';
import { type ScanAction, grants as scanGrants } from './table/scans.ts';
import { type TourAction, grants as tourGrants } from './table/tours.ts';

const SCAN_ACTIONS: readonly ScanAction[] = [
  'update',
  'delete',
  'download',
  'make_private',
  'make_public',
  'share',
];
const MODEL_ACTIONS: readonly ModelAction[] = [
  'update',
  'delete',
  'download',
  'make_private',
  'make_public',
  'add_version',
  'share',
];
const TOUR_ACTIONS: readonly TourAction[] = [
  'update',
  'delete',
  'publish',
  'change_visibility',
  'share',
];

/** The only row rule of scans, models and tours is `own`. */
const isOwn =
  ({ userId }: Membership, { createdById }: { createdById: string }) =>
  (): boolean =>
    createdById === userId;

export const scanActions = (member: Membership, project: Project, scan: Scan): ScanAction[] =>
  permittedActions(scanGrants, member.role, project, SCAN_ACTIONS, isOwn(member, scan));

export const modelActions = (member: Membership, project: Project, model: Model): ModelAction[] =>
  permittedActions(modelGrants, member.role, project, MODEL_ACTIONS, isOwn(member, model));

export const tourActions = (member: Membership, project: Project, tour: Tour): TourAction[] =>
  permittedActions(tourGrants, member.role, project, TOUR_ACTIONS, isOwn(member, tour));

export const seesTour = (member: Membership, tour: Tour): boolean =>
  tour.state === 'published' ||
  isGranted(tourGrants, member.role, 'view_draft', isOwn(member, tour));
