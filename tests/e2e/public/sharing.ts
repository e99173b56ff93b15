import { expect } from '@playwright/test';
import type { Mock } from '../../support/mock.ts';
import { requestTimelapse } from '../../support/sharing.ts';

export { flight, linkTo, pageOf, services, type Target, tower } from '../../support/sharing.ts';

/** Creates a time-lapse of the tower up to this minute, and waits until it is ready. */
export async function makeTimelapse(mock: Mock): Promise<void> {
  const state = await requestTimelapse(mock);
  await expect.poll(state).toBe('ready');
}
