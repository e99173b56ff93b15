import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

/** The state of the module is one page, so each test has its own. */
async function openPage(connection?: { saveData?: boolean; effectiveType?: string }) {
  vi.resetModules();
  vi.stubGlobal('navigator', { connection });
  vi.stubGlobal('requestIdleCallback', (idle: () => void) => setTimeout(idle));
  const { firstScreenUsable, pageShown } = await import('./usable');
  let isOver = false;
  const usable = firstScreenUsable(new QueryClient()).then(() => {
    isOver = true;
  });
  return { usable, pageShown, isOver: () => isOver };
}

const rest = () => new Promise((resolve) => setTimeout(resolve, 20));

it.each([undefined, {}, { saveData: false, effectiveType: '4g' }])(
  'code that no screen waits for loads once the page is shown and the browser is idle (%o)',
  async (connection) => {
    const { usable, pageShown, isOver } = await openPage(connection);
    await rest();
    expect(isOver()).toBe(false);
    pageShown();
    await usable;
  },
);

it.each([
  { saveData: true, effectiveType: '4g' },
  { effectiveType: '3g' },
  { effectiveType: '2g' },
  { effectiveType: 'slow-2g' },
])(
  'on a metered or slow connection, it waits until the person does something (%o)',
  async (connection) => {
    const { usable, pageShown, isOver } = await openPage(connection);
    pageShown();
    await rest();
    expect(isOver()).toBe(false);
    dispatchEvent(new Event('pointerdown'));
    await usable;
  },
);
