import { browserStorage } from '@/shared/storage';

const askedKey = (userId: string) => `push-asked:${userId}` as const;

/** Whether a person has been asked for permission. Each is asked only once in a browser. */
export const pushAsked = {
  has: (userId: string) => browserStorage.get(askedKey(userId)) !== null,
  add: (userId: string) => browserStorage.set(askedKey(userId), new Date().toISOString()),
};
