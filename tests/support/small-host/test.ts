import { addressOf } from '../ports.ts';
import { SharedContext } from '../sharedContext.ts';
import { test as base, expect } from '../test.ts';
import { Watch } from '../watch.ts';
import { type DialectName, SmallHost } from './host.ts';
import { Site } from './site.ts';

export { expect } from '../test.ts';

interface Fixtures {
  /** How the host words its answers. */
  dialect: DialectName;
  /** The host, with the data of this test only. */
  host: SmallHost;
}

export const dialectNames: readonly DialectName[] = ['problem', 'plain', 'mongo'];

/** Tests of the portal in front of a small host. The mock server has no part in them. */
export const test = base.extend<Fixtures, { site: Site }>({
  dialect: ['problem', { option: true }],

  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it.
    async ({}, use) => {
      const site = await Site.start();
      await use(site);
      site.stop();
    },
    { scope: 'worker' },
  ],

  sharedContext: [
    async ({ browser, site }, use) => {
      const home = { origins: [site.origin], anchor: `${addressOf('app')}/favicon.svg` };
      const sharedContext = new SharedContext(browser, home);
      await use(sharedContext);
      await sharedContext.close();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ site }, use) => {
    await use(site.origin);
  },

  extraHTTPHeaders: {},

  host: async ({ site, dialect }, use) => {
    site.host = new SmallHost(dialect);
    await use(site.host);
    expect(site.host.surprises, 'what a host of the twelve calls does not take').toEqual([]);
  },

  watch: async ({ context, host: _ }, use) => {
    // The browser logs each failure. The host itself tells what it did not expect.
    const watch = new Watch(context, { provoked: { has: () => true }, provokedOffline: false });
    await use(watch);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    expect(watch.findings(), 'problems that the page reported').toEqual([]);
  },
});
