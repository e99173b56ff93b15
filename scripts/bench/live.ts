import { setTimeout as sleep } from 'node:timers/promises';
import { demoAccounts } from '../../mock-server/modules/account/seed/accounts.ts';
import { type Frames, frameLengths, framesOf, inTab, listOf } from './list.ts';
import { ask } from './session.ts';

/** Changes by somebody else while a list is open. */
export const EVENTS = 1_000;
export const SECONDS = 10;

export interface LiveMeasured {
  /** From the answer to a change until the row is painted, in milliseconds. */
  latency: number;
  /** How much longer the longest frame was than at rest, in milliseconds. */
  longest: number;
  frames: Frames;
  rest: Frames;
  /** How often the list was read again. */
  reads: number;
}

interface Setting {
  page: string;
  mockAddress: string;
  projectId: string;
  storage: Record<string, string>;
}

/** Measures a list while somebody else changes its records. */
export function measureLive({ page, mockAddress, projectId, storage }: Setting) {
  const path = `/projects/${projectId}/punch-items`;
  return inTab(page, storage, async (tab): Promise<LiveMeasured> => {
    await listOf(tab).getByRole('row').nth(2).waitFor();
    const other = demoAccounts.find(({ name }) => name === 'Tom Becker');
    const { accessToken: token } = await ask<{ accessToken: string }>(
      mockAddress,
      '/auth/login',
      undefined,
      { email: other?.email, password: other?.password },
    );
    const item = await ask<{ id: string }>(mockAddress, path, token, {
      title: 'Bench: live',
      punchType: 'internal_punch',
    });
    let version = 1;
    const rename = async (title: string) => {
      const answer = await fetch(`${mockAddress}/api/v1${path}/${item.id}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ version, title }),
      });
      if (!answer.ok) throw new Error(`The change answers ${answer.status}.`);
      version += 1;
    };
    await untilStreamIsOpen(mockAddress);
    await listOf(tab).getByText('Bench: live').waitFor();

    await rename('Bench: one change');
    const changed = performance.now();
    await listOf(tab).getByText('Bench: one change').waitFor();
    const latency = performance.now() - changed;

    let reads = 0;
    tab.on('request', (request) => {
      if (request.url().includes('/punch-items?')) reads += 1;
    });
    const rest = framesOf(await tab.evaluate(frameLengths, SECONDS * 300));
    const lengths = tab.evaluate(frameLengths, SECONDS * 1000);
    const begun = performance.now();
    for (let n = 0; n < EVENTS; n += 1) {
      await rename(`Bench: change ${n}`);
      const due = begun + (n * SECONDS * 1000) / EVENTS;
      if (due > performance.now()) await sleep(due - performance.now());
    }
    const frames = framesOf(await lengths);
    await listOf(tab)
      .getByText(`Bench: change ${EVENTS - 1}`)
      .waitFor();
    return { latency, longest: frames.longest - rest.longest, frames, rest, reads };
  });
}

async function untilStreamIsOpen(mockAddress: string): Promise<void> {
  for (;;) {
    const { open } = await (await fetch(`${mockAddress}/__mock/streams`)).json();
    if (open > 0) return;
    await sleep(100);
  }
}
