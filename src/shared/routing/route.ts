import type { Icon } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { ProjectModule } from '@/api/generated/types.gen';
import type { OperationId } from '@/api/offers';
import { type OnDemand, onDemand } from '../onDemand';

/**
 * Who may see a page: everyone, only people who are not signed in (the auth group), or only people who are.
 * A page without a declared access does not compile.
 */
export type Access = 'public' | 'guest' | 'user';

/** A link in the navigation of a project. */
export interface NavigationEntry {
  group: 'Project' | 'Build view' | '3D view' | 'Office';
  label: string;
  icon: Icon;
  /** The position within the group, smallest first. */
  order: number;
  /** The module of the project that the screen belongs to; without it, the screen is always there. */
  module?: ProjectModule;
  /** Other words that find the screen in the command palette. */
  keywords?: string;
}

export interface Route {
  /** Absolute, without a trailing slash; `:name` matches one segment. */
  path: string;
  /** A parameter that the address must have. Another route may have the same path without it. */
  query?: string;
  access: Access;
  page: OnDemand;
  /**
   * The operation that the page cannot do without, or several of which one is enough. Absent if it only needs what every
   * host has.
   */
  needs?: OperationId | readonly OperationId[];
  /** What the page is called, for a page without an entry in a navigation. */
  name?: string;
  /**
   * Pages of a project, of the settings and of the template settings have a frame with their navigation. Pages for visitors have their
   * own frame, without the top bar of the portal.
   */
  frame?: 'project' | 'settings' | 'template' | 'visitor';
  /** The page needs the full width, so the navigation of its frame is behind a button. */
  wide?: boolean;
  /** Where people who are not signed in are sent. The sign-in page by default. */
  signedOutTo?: string;
  navigation?: NavigationEntry;
}

/** Tells whether a host offers what a page needs. */
export const isMet = (
  needs: Route['needs'],
  offered: (operation: OperationId) => boolean,
): boolean => !needs || [needs].flat().some(offered);

/** Returns a page with code that loads on its first render, or earlier with `preload`. */
export const lazyPage = (load: () => Promise<{ default: ComponentType }>): OnDemand =>
  onDemand(load);
