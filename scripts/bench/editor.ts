import { setTimeout as sleep } from 'node:timers/promises';
import type { Page as Tab } from '@playwright/test';
import * as Y from 'yjs';
import { inTab } from './list.ts';
import { ask, type Session } from './session.ts';

/** The longest page: about 200 screens of 900 pixels, with 100 pictures. */
const PARAGRAPHS = 1_600;
const PICTURES = 100;
const PARTS = 4;
/** How much slower than this machine the processor is made. */
export const SLOWDOWN = 4;
const KEYS = 60;
const KEY_MS = 120;
const SENTENCE = 'The slab of level four is poured from axis A to axis F in layers of 300 mm. ';

export interface EditorMeasured {
  screens: number;
  /** From the request of the page until its text is painted, in milliseconds, not slowed down. */
  open: number;
  /** From a key until its letter is painted, in milliseconds: the middle one and the 95th of 100. */
  middle: number;
  slow: number;
}

/** Writes a long page by the calls of the contract. @returns its id */
export async function makeLongPage(address: string, { data, projectId }: Session): Promise<string> {
  const token = data.accessToken;
  const pages = `/projects/${projectId}/pages`;
  const photos = await ask<{ id: string }[]>(
    address,
    `/projects/${projectId}/photos?limit=100`,
    token,
  );
  const page = { title: 'Specification of the structure', kind: 'page' };
  const { id } = await ask<{ id: string }>(address, pages, token, page);
  const doc = new Y.Doc();
  const updates: Uint8Array[] = [];
  doc.on('update', (update: Uint8Array) => updates.push(update));
  for (let part = 0; part < PARTS; part += 1) {
    doc.transact(() => writePart(doc.getXmlFragment('default'), part, photos));
  }
  for (const update of updates) {
    await ask(address, `${pages}/${id}/updates`, token, {
      clientId: 'bench_editor',
      updates: [{ id: crypto.randomUUID(), data: Buffer.from(update).toString('base64') }],
    });
  }
  return id;
}

function writePart(text: Y.XmlFragment, part: number, photos: readonly { id: string }[]): void {
  const each = PARAGRAPHS / PARTS;
  const every = PARAGRAPHS / PICTURES;
  for (let n = part * each; n < (part + 1) * each; n += 1) {
    const isHeading = n % every === 1;
    const block = new Y.XmlElement(isHeading ? 'heading' : 'paragraph');
    if (isHeading) block.setAttribute('level', 2 as unknown as string);
    block.insert(0, [new Y.XmlText(isHeading ? `Section ${n}` : SENTENCE.repeat(3).trim())]);
    text.push([block]);
    if (n % every !== 0) continue;
    const picture = new Y.XmlElement('photo');
    picture.setAttribute('photoId', photos[(n / every) % photos.length]?.id ?? '');
    text.push([picture]);
  }
}

/** Measures how a long page opens, and how it is written in the middle on a slow processor. */
export async function measureEditor(
  page: string,
  storage: Record<string, string>,
): Promise<EditorMeasured> {
  return inTab(page, storage, async (tab, devtools): Promise<EditorMeasured> => {
    const field = tab.getByRole('textbox', { name: 'Text of the page' });
    await field.waitFor();
    // The first opening loads the code.
    const start = performance.now();
    await tab.reload();
    await field.getByText(SENTENCE.trim()).last().waitFor();
    const open = performance.now() - start;
    const screens = await field.evaluate(({ scrollHeight }) => scrollHeight / innerHeight);
    const middle = field.getByText(SENTENCE.trim()).nth(PARAGRAPHS / 2);
    await middle.scrollIntoViewIfNeeded();
    await middle.click();
    await sleep(1_000);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const times = await typeLetters(tab);
    return { screens, open, ...times };
  });
}

async function typeLetters(tab: Tab): Promise<{ middle: number; slow: number }> {
  const times = await tab.evaluateHandle(watchKeys);
  for (let n = 0; n < KEYS; n += 1) {
    await tab.keyboard.press(n % 7 === 6 ? 'Space' : 'a');
    await sleep(KEY_MS);
  }
  await tab.waitForFunction(([seen, keys]) => Object(seen).length === keys, [times, KEYS] as const);
  const sorted = (await times.jsonValue()).sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { middle: at(0.5), slow: at(0.95) };
}

/** Runs in the page. Notes the milliseconds from each key until the frame with its letter is drawn. */
function watchKeys(): number[] {
  const times: number[] = [];
  addEventListener(
    'keydown',
    ({ timeStamp }) =>
      // What is planned in a frame runs after the frame is drawn.
      requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - timeStamp))),
    true,
  );
  return times;
}
