import { create } from 'zustand';
import { isView } from '@/platform/auth/seeAs';
import { notificationPermission } from '@/platform/push/browser';
import { pushSettings } from '@/platform/push/settings';

const canAsk = (): boolean =>
  pushSettings !== null && !isView && notificationPermission() === 'default';

/** Whether the browser can still be asked for permission, and whether the person wants the question again. */
const store = create(() => ({ isAskable: canAsk(), isWanted: false }));

export const usePushState = store;

/** Opens the question; null if the browser cannot be asked. */
export const usePushOffer = (): (() => void) | null =>
  store(({ isAskable }) => isAskable) ? openQuestion : null;

const openQuestion = () => store.setState({ isWanted: true });

/** Call after an answer. */
export const closeQuestion = (): void => store.setState({ isAskable: canAsk(), isWanted: false });
