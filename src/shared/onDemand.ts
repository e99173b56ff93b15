import { type ComponentType, createElement, type FunctionComponent, lazy, useState } from 'react';

export type OnDemand<Props extends object = object> = FunctionComponent<Props> & {
  /** Loads the code without showing anything. */
  preload: () => Promise<unknown>;
};

/** Errors of code that could not be loaded: how often loading failed, and how to load it again. */
const lost = new Map<unknown, { times: number; renew: () => void }>();

/** A component whose code loads when it is first shown, or earlier, on `preload`. */
export function onDemand<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): OnDemand<Props> {
  let loading: ReturnType<typeof load> | undefined;
  let loaded: ComponentType<Props> | undefined;
  let times = 0;
  const preload = () => {
    loading ??= load().then(
      (module) => {
        loaded = module.default;
        return module;
      },
      (error) => {
        loading = undefined; // The next attempt may find the network again.
        throw error;
      },
    );
    return loading;
  };
  const show = () =>
    preload().catch((error) => {
      times += 1;
      lost.set(error, { times, renew });
      throw error;
    });
  // React remembers a failed load forever.
  let Lazy = lazy(show);
  const renew = () => {
    Lazy = lazy(show);
  };
  const choose = () => loaded ?? Lazy;
  return Object.assign((props: Props) => createElement(Chosen<Props>, { choose, props }), {
    preload,
  });
}

/** Shows code that is there already at once, without the fallback in between. */
function Chosen<Props extends object>({
  choose,
  props,
}: {
  choose: () => ComponentType<Props>;
  props: Props;
}) {
  const [Component] = useState(choose);
  return createElement(Component, props);
}

/** Loads lost code again when it is next shown. */
export function renewLostCode(): void {
  for (const { renew } of lost.values()) renew();
}

/**
 * Whether loading the code again did not help: after a deployment the old files are gone for good, and only a
 * new page knows the new ones.
 */
export const isLostForGood = (error: unknown): boolean => (lost.get(error)?.times ?? 0) > 1;
