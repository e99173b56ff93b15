import type { ComponentType } from 'react';
import { type OnDemand, onDemand } from '../onDemand';

/**
 * Who may see a page: everybody, only those who are not signed in (the auth group), or only those who are.
 * A page without a declared access does not compile.
 */
export type Access = 'public' | 'guest' | 'user';

export interface Route {
  /** Absolute, without a slash at its end; `:name` matches one segment. */
  path: string;
  access: Access;
  page: OnDemand;
  /**
   * Pages of a project, and those of the template settings, stand in a frame with their navigation. Those for
   * visitors stand in one of their own, without the top bar of the portal.
   */
  frame?: 'project' | 'template' | 'visitor';
  /** Where somebody who is not signed in is sent, if not to the sign-in page. */
  signedOutTo?: string;
}

/** A page whose code loads when it is first shown, or before, on `preload`. */
export const lazyPage = (load: () => Promise<{ default: ComponentType }>): OnDemand =>
  onDemand(load);
