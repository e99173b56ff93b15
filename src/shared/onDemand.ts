import { type ComponentType, createElement, type FunctionComponent, lazy } from 'react';

export type OnDemand<Props extends object = object> = FunctionComponent<Props> & {
  /** Loads the code without showing anything. */
  preload: () => Promise<unknown>;
};

/** Errors of code that could not be loaded: how often it could not, and how to have it asked for anew. */
const lost = new Map<unknown, { times: number; renew: () => void }>();

/** A component whose code loads when it is first shown, or before, on `preload`. */
export function onDemand<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): OnDemand<Props> {
  let loading: ReturnType<typeof load> | undefined;
  let times = 0;
  const preload = () => {
    loading ??= load().catch((error) => {
      loading = undefined; // The next try may find the network again.
      throw error;
    });
    return loading;
  };
  const show = () =>
    preload().catch((error) => {
      times += 1;
      lost.set(error, { times, renew });
      throw error;
    });
  // React keeps a failed load for good.
  let Component = lazy(show);
  const renew = () => {
    Component = lazy(show);
  };
  return Object.assign((props: Props) => createElement(Component, props), { preload });
}

/** Has lost code asked for anew when it is next shown. */
export function renewLostCode(): void {
  for (const { renew } of lost.values()) renew();
}

/**
 * Whether asking for the code again was of no use: after a deployment the old files are gone for good, and only a
 * new page knows the new ones.
 */
export const isLostForGood = (error: unknown): boolean => (lost.get(error)?.times ?? 0) > 1;
