import type { Locator, Page } from '@playwright/test';
import type { BrokenAnswer } from '../../support/brokenAnswers.ts';
import { BrokenHost } from '../../support/brokenHost.ts';
import { demoAccount, login, seedSession } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { address, drawn, stage } from './cloud.ts';

/** The message in place of the scene, with a picture behind it. */
async function failure(page: Page, title: string, why: RegExp): Promise<Locator> {
  const message = page.getByRole('alert').filter({ hasText: title });
  await expect(message).toContainText(why);
  await expect(page.getByRole('img', { name: 'Preview' })).toBeVisible();
  return message;
}

interface Device {
  hasWebgl?: boolean;
  hasRoom?: boolean;
}
const improve = (page: Page, device: Device) =>
  page.evaluate((change) => Object.assign(globalThis, change), device);

/** Takes WebGL from the page, and the memory for points, until `improve`. */
const weaken = (page: Page) =>
  page.addInitScript(() => {
    const device = globalThis as Device;
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      ...options: ['2d']
    ) {
      const [kind] = options as string[];
      return kind === 'webgl2' && !device.hasWebgl ? null : getContext.apply(this, options);
    } as typeof getContext;
    const { arrayBuffer } = Response.prototype;
    Response.prototype.arrayBuffer = function () {
      if (!device.hasRoom && this.ok && this.url.endsWith('octree.bin')) {
        return Promise.reject(new RangeError('Array buffer allocation failed'));
      }
      return arrayBuffer.call(this);
    };
  });

const missing: BrokenAnswer = {
  name: '404',
  status: 404,
  type: 'application/octet-stream',
  body: '',
  kind: 'contract',
};
const truncated: BrokenAnswer = {
  name: '206 with less than was asked for',
  status: 206,
  type: 'application/octet-stream',
  body: 'half of a point',
  kind: 'contract',
};

test('a scan that cannot be shown has a message and a still picture, until it can', async ({
  page,
  mock,
  allowStatus,
}) => {
  allowStatus(404);
  const host = await BrokenHost.start();
  const answerWith = (answer: BrokenAnswer) =>
    host.breakCalls((_, path) => path.endsWith('/octree.bin'), answer);
  const tryAgain = (message: Locator) => message.getByRole('button', { name: 'Try again' }).click();
  try {
    await seedSession(page, host.origin, await login(mock, demoAccount()));
    await weaken(page);
    await page.goto(host.origin + address(undefined, 200_000));

    await test.step('a browser without WebGL', async () => {
      const noWebgl = await failure(page, 'This browser cannot show 3D', /hardware acceleration/);
      await expect(page.locator('canvas')).toHaveCount(0);
      // The user turns WebGL on.
      await improve(page, { hasWebgl: true });
      await tryAgain(noWebgl);
    });

    await test.step('too little memory', async () => {
      const noRoom = await failure(page, 'Not enough memory', /too little memory/);
      await improve(page, { hasRoom: true });
      answerWith(missing);
      await noRoom.getByRole('button', { name: 'Show less detail' }).click();
    });

    await test.step('missing points', async () => {
      const incomplete = await failure(page, 'Some data is missing', /may be incomplete/);
      answerWith(truncated);
      await tryAgain(incomplete);
    });

    await test.step('a truncated file of points', async () => {
      const damaged = await failure(page, 'This file is damaged', /Upload it again/);
      host.fix();
      await tryAgain(damaged);
    });

    await test.step('then it is shown with less detail', async () => {
      await drawn(page);
      await expect(page.getByRole('alert')).toBeHidden();
      await page.getByRole('button', { name: 'Display' }).click();
      await expect(page.getByText('Point limit: 100,000')).toBeVisible();
      expect(Number(await stage(page).getAttribute('data-points'))).toBeLessThanOrEqual(100_000);
    });
  } finally {
    host.stop();
  }
});
