import { refuse } from '../engine/problem.ts';
import type { components } from '../generated/contract.d.ts';
import { permissions } from '../generated/permissions.ts';
import type { Project } from './model.ts';

export type ProjectModule = components['schemas']['ProjectModule'];

export const ALL_MODULES: readonly ProjectModule[] = [
  'punch_items',
  'rfis',
  'submittals',
  'scans',
  'models',
  'tours',
  'photos',
  'videos',
  'field_cams',
  'documents',
  'messages',
  'editor',
  'budget',
];

const table: Readonly<Record<string, { title: string; switch?: ProjectModule }>> =
  permissions.modules;

/** The modules of the records that mixed lists have. */
export const recordModules = {
  punch_item: 'punch_items',
  rfi: 'rfis',
  submittal: 'submittals',
} as const;

/** The modules of what is pinned. */
export const pinnedModules: Readonly<
  Record<components['schemas']['PinRecordType'], ProjectModule>
> = { ...recordModules, photo: 'photos' };

/** The modules of what a pin is on. */
export const targetModules: Readonly<
  Record<components['schemas']['PinTargetType'], ProjectModule>
> = {
  scan: 'scans',
  model: 'models',
  tour: 'tours',
  photo: 'photos',
  video: 'videos',
  plan: 'documents',
  cam: 'field_cams',
};

export const isOn = ({ settings }: Pick<Project, 'settings'>, module: ProjectModule): boolean =>
  settings.modulesOn.includes(module);

/** Whether a project uses a module of the table of roles. One without a switch is always on. */
export function isUsed(project: Pick<Project, 'settings'>, module: string): boolean {
  const own = table[module]?.switch;
  return own === undefined || isOn(project, own);
}

export const moduleOff = () => refuse('MODULE_OFF');
