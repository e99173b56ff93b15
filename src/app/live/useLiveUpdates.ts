import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { firstScreenUsable } from '../usable';

/** How long after the first screen the stream opens, in milliseconds. It loses nothing by that: it looks back. */
const CALM_MS = 1_000;

/** Follows what others change. The code for that loads when the first screen is there and the network is calm. */
export function useLiveUpdates(enabled: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!enabled) return;
    let stop = () => {};
    let isOver = false;
    const start = async () => {
      await firstScreenUsable(client);
      await new Promise((resolve) => setTimeout(resolve, CALM_MS));
      if (isOver) return;
      const { startLive } = await import('./startLive');
      if (!isOver) stop = startLive(client);
    };
    // Without live updates, the portal works as before.
    start().catch(() => {});
    return () => {
      isOver = true;
      stop();
    };
  }, [client, enabled]);
}
