import type { Locator, Page } from '@playwright/test';
import { BrokenHost } from '../../support/brokenHost.ts';
import { demoAccount, login, seedSession } from '../../support/session.ts';
import { expect, expectNoAxeFindings, test } from '../../support/test.ts';
import { address, drawn, stage } from './cloud.ts';

/** The message in place of the scene, with a picture behind it. */
async function failure(page: Page, title: string, why: RegExp): Promise<Locator> {
  const message = page.getByRole('alert').filter({ hasText: title });
  await expect(message).toContainText(why);
  await expect(page.getByRole('img', { name: 'What the view would show' })).toBeVisible();
  await expectNoAxeFindings(page);
  return message;
}

test('a browser without WebGL shows a message and a still picture', async ({ signedIn: page }) => {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    const broken = globalThis as { hasWebgl?: boolean };
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      ...options: ['2d']
    ) {
      const [kind] = options as string[];
      return kind === 'webgl2' && !broken.hasWebgl ? null : getContext.apply(this, options);
    } as typeof getContext;
  });
  await page.goto(address());
  const message = await failure(page, 'This browser cannot show 3D', /hardware acceleration/);
  await expect(page.locator('canvas')).toHaveCount(0);
  // The user has turned WebGL on since.
  await page.evaluate(() => Object.assign(globalThis, { hasWebgl: true }));
  await message.getByRole('button', { name: 'Try again' }).click();
  await drawn(page);
});

test('a device without enough memory shows a message and offers less detail', async ({
  signedIn: page,
}) => {
  await page.addInitScript(() => {
    const { arrayBuffer } = Response.prototype;
    const device = globalThis as { hasRoom?: boolean };
    Response.prototype.arrayBuffer = function () {
      if (!device.hasRoom && this.url.endsWith('octree.bin')) {
        return Promise.reject(new RangeError('Array buffer allocation failed'));
      }
      return arrayBuffer.call(this);
    };
  });
  await page.goto(address());
  const message = await failure(page, 'Too much for this device', /memory is not enough/);
  await page.evaluate(() => Object.assign(globalThis, { hasRoom: true }));
  await message.getByRole('button', { name: 'Show less detail' }).click();
  await drawn(page);
  await page.getByRole('button', { name: 'Display' }).click();
  await expect(page.getByText('At most 100,000 points')).toBeVisible();
  expect(Number(await stage(page).getAttribute('data-points'))).toBeLessThanOrEqual(100_000);
});

test('a truncated point file shows as damaged, with a still picture', async ({ page, mock }) => {
  const host = await BrokenHost.start();
  try {
    await seedSession(page, host.origin, await login(mock, demoAccount()));
    host.breakCalls((_, path) => path.endsWith('/octree.bin'), {
      name: '206 with less than was asked for',
      status: 206,
      type: 'application/octet-stream',
      body: 'half of a point',
      kind: 'contract',
    });
    await page.goto(host.origin + address());
    const message = await failure(page, 'This file is damaged', /Upload it again/);
    host.fix();
    await message.getByRole('button', { name: 'Try again' }).click();
    await drawn(page);
  } finally {
    host.stop();
  }
});
