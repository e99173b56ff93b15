import { type ComponentType, createElement, type FunctionComponent, lazy, useState } from 'react';
import { CodeLostForGood } from './loadCode';

export type OnDemand<Props extends object = object> = FunctionComponent<Props> & {
  /** Loads the code without showing anything. */
  preload: () => Promise<{ default: ComponentType<Props> }>;
};

/** Failed loads by their error: the number of failures of the component, and a function that allows another attempt. */
const lost = new Map<unknown, { times: number; renew: () => void }>();

/** Creates a component with code that loads on its first render, or earlier with `preload`. */
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
        loading = undefined; // The network may be back on the next attempt.
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
  // React caches a failed load permanently.
  let Lazy = lazy(show);
  const renew = () => {
    Lazy = lazy(show);
  };
  const choose = () => loaded ?? Lazy;
  return Object.assign((props: Props) => createElement(Chosen<Props>, { choose, props }), {
    preload,
  });
}

/** Renders loaded code at once, without the Suspense fallback. */
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

/** Lets components that failed to load try again on their next render. */
export function renewLostCode(): void {
  for (const { renew } of lost.values()) renew();
}

/**
 * Tells whether another attempt cannot help, or a second one failed as well. After a deployment the old files no longer
 * exist, and only reloading the page helps.
 */
export const isLostForGood = (error: unknown): boolean =>
  error instanceof CodeLostForGood || (lost.get(error)?.times ?? 0) > 1;
