import { type ComponentType, createElement, type FunctionComponent, lazy } from 'react';

/**
 * Who may see a page: everybody, only those who are not signed in (the auth group), or only those who are.
 * A page without a declared access does not compile.
 */
export type Access = 'public' | 'guest' | 'user';

export interface Route {
  /** Absolute, without a slash at its end; `:name` matches one segment. */
  path: string;
  access: Access;
  page: LazyPage;
  /** Pages of a project stand in a frame with the project's navigation. */
  frame?: 'project';
  /** Where somebody who is not signed in is sent, if not to the sign-in page. */
  signedOutTo?: string;
}

export type LazyPage = FunctionComponent & {
  /** Loads the page's code without showing it. */
  preload: () => Promise<unknown>;
};

/** A page whose code loads when it is first shown, or before, on `preload`. */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): LazyPage {
  let loading: ReturnType<typeof load> | undefined;
  const preload = () => {
    loading ??= load().catch((error) => {
      loading = undefined; // The next try may find the network again.
      throw error;
    });
    return loading;
  };
  const Page = lazy(preload);
  return Object.assign(() => createElement(Page), { preload });
}
