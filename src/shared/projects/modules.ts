import type { ProjectModule } from '@/api/generated/types.gen';
import { offers } from '@/api/offers';
import { optionLabel } from '../format/labels';
import { isMet, type NavigationEntry, type Route } from '../routing/route';

/** A screen of a module that a project can switch off. */
export interface ModuleScreen extends Pick<NavigationEntry, 'label'>, Pick<Route, 'needs'> {
  module: ProjectModule;
}

let screens: readonly ModuleScreen[] = [];

/** Sets the screens of all modules, in the order of the navigation. */
export function provideScreens(all: readonly ModuleScreen[]): void {
  screens = all;
}

/** Returns the modules that a project can switch off, in the order of its navigation. */
export const allModules = (): readonly ProjectModule[] => [
  ...new Set(screens.map(({ module }) => module)),
];

const screensOf = (module: string) => screens.filter((screen) => screen.module === module);

/** Returns what the navigation calls a module. Its first screen has its name. */
export const moduleLabel = (module: string): string =>
  screensOf(module)[0]?.label ?? optionLabel(module);

/** Tells whether the host offers a screen of a module, which the project may have on. */
export function offersModule(module: string): boolean {
  const found = screensOf(module);
  return found.length === 0 || found.some(({ needs }) => isMet(needs, offers));
}
