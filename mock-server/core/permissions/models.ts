import type { components } from '../../generated/contract.d.ts';
import type { Membership, Model, Project, Scan, Tour } from '../state/model.ts';
import { isGranted, permittedActions } from './grants.ts';

type Schemas = components['schemas'];

/** The only row rule of scans, models and tours is `own`. */
const isOwn =
  ({ userId }: Membership, { createdById }: { createdById: string }) =>
  (): boolean =>
    createdById === userId;

export const scanActions = (
  member: Membership,
  project: Project,
  scan: Scan,
): Schemas['ScanAction'][] =>
  permittedActions('record', 'scans', member.role, project, isOwn(member, scan));

export const modelActions = (
  member: Membership,
  project: Project,
  model: Model,
): Schemas['ModelAction'][] =>
  permittedActions('record', 'models', member.role, project, isOwn(member, model));

export const tourActions = (
  member: Membership,
  project: Project,
  tour: Tour,
): Schemas['TourAction'][] =>
  permittedActions('record', 'tours', member.role, project, isOwn(member, tour));

export const seesTour = (member: Membership, tour: Tour): boolean =>
  tour.state === 'published' || isGranted('tours', member.role, 'view_draft', isOwn(member, tour));
