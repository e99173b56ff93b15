import { create } from 'zustand';

/**
 * How the portal learns what others change:
 * - `live`: events arrive at once;
 * - `polling`: a proxy holds back the stream, so its events are fetched every few seconds;
 * - `off`: not at all. Screens read their data when they open and when they are focused.
 */
export type LiveState = 'live' | 'polling' | 'off';

const store = create<{ state: LiveState }>(() => ({ state: 'off' }));

export const setLiveState = (state: LiveState): void => store.setState({ state });

/** Whether events arrive at once. */
export const useLive = (): boolean => store(({ state }) => state === 'live');

/** Returns the time between two reads of something that is under way, in milliseconds: none while events tell of it. */
export const usePolling = (milliseconds: number): number | false =>
  useLive() ? false : milliseconds;
