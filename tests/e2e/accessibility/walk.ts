import type { Page } from '@playwright/test';
import type { Mock } from '../../support/mock.ts';
import {
  demoAccount,
  expect,
  expectAccessible,
  expectNoAxeFindings,
  test,
} from '../../support/test.ts';
import { turnTo } from '../../support/turnTo.ts';
import { covered, overflow } from '../shell/narrow.ts';

const PHONE = { width: 390, height: 844 };

/** A screen, or a state of one that adds something. An empty list and a failure look the same everywhere. */
export interface Screen {
  name: string;
  path: string;
  /** Who looks at it, if not Ana Torres; null for nobody, which has to be the first. */
  account?: string | null;
  /** Prepares the host. The page is loaded again afterward, so that earlier calls do not disturb. */
  prepare?: (mock: Mock) => Promise<unknown>;
  /** Brings the screen into its state and waits until it is there. */
  reach: (page: Page) => Promise<unknown>;
  /** Whether a phone shows the same elements, so that there is nothing more to check. */
  sameOnPhone?: true;
}

/** Waits until controls stay where they are: a map groups its spots anew once it has measured itself. */
const laidOut = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const places = () =>
      [...document.querySelectorAll('button, a, input')]
        .map((element) => Object.values(element.getBoundingClientRect().toJSON()).join())
        .join(' ');
    let before = '';
    for (let still = 0, frames = 0; still < 4 && frames < 120; frames += 1) {
      await new Promise(requestAnimationFrame);
      const now = places();
      still = now === before ? still + 1 : 0;
      before = now;
    }
  });

/**
 * The only place where axe looks at screens: at each of them once in the light theme, at its colors in the dark one, and
 * at its structure on a phone, which also must not scroll sideways. The page is loaded once for all screens of an area.
 */
export function walk(area: string, screens: readonly Screen[]): void {
  test(`${area}: axe finds nothing in both themes and on a phone`, async ({
    page,
    mock,
    signIn,
    allowStatus,
  }) => {
    test.slow();
    allowStatus(404);
    const desktop = page.viewportSize() ?? { width: 1440, height: 900 };
    let before: Screen | undefined;
    for (const screen of screens) {
      await test.step(screen.name, async () => {
        await mock.heal();
        await screen.prepare?.(mock);
        const isFirst = before === undefined || before.account !== screen.account;
        if (isFirst && screen.account !== null) {
          await signIn(page, screen.account ? demoAccount(screen.account) : undefined);
        }
        // The failure of an earlier screen, or data that it loaded, must not stay.
        const isSoft =
          !isFirst && !screen.prepare && !before?.prepare && screen.path.startsWith('/');
        if (isSoft) await turnTo(page, screen.path);
        else await page.goto(screen.path);
        before = screen;
        await screen.reach(page);
        await expectAccessible(page);
        if (screen.sameOnPhone && !process.env.ALLP) return;
        await page.setViewportSize(PHONE);
        await laidOut(page);
        // A chart takes the new width a moment later.
        await expect
          .poll(() => overflow(page), { message: 'pixels to scroll sideways on a phone' })
          .toBe(0);
        await expect
          .poll(() => covered(page), { message: 'controls that something lies over' })
          .toEqual([]);
        await expectNoAxeFindings(page, 'structure');
        await page.setViewportSize(desktop);
      });
    }
  });
}
