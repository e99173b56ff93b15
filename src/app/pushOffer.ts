import { create } from 'zustand';

/** Opens the question about push messages; null if the browser cannot be asked. */
const store = create<{ ask: (() => void) | null }>(() => ({ ask: null }));

export const offerPush = (ask: (() => void) | null): void => store.setState({ ask });

export const usePushOffer = (): (() => void) | null => store(({ ask }) => ask);
