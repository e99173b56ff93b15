import { refuse } from '../../engine/problem.ts';
import type { components } from '../../generated/contract.d.ts';
import { permissions } from '../../generated/permissions.ts';
import type { Project } from './model.ts';

export type ProjectModule = components['schemas']['ProjectModule'];

const table: Readonly<Record<string, { title: string; switch?: ProjectModule }>> =
  permissions.modules;

export const ALL_MODULES: readonly ProjectModule[] = [
  ...new Set(Object.values(table).flatMap(({ switch: name }) => name ?? [])),
];

export const isOn = ({ settings }: Pick<Project, 'settings'>, module: ProjectModule): boolean =>
  settings.modulesOn.includes(module);

/** Tells whether a project uses a module of the table of roles. One without a switch is always on. */
export function isUsed(project: Pick<Project, 'settings'>, module: string): boolean {
  const switchName = table[module]?.switch;
  return switchName === undefined || isOn(project, switchName);
}

export const moduleOff = () => refuse('MODULE_OFF');
