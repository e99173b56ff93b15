import { readFileSync } from 'node:fs';
import type { Page as Tab } from '@playwright/test';
import type { Host } from './host.ts';
import { largePdf } from './largePdf.ts';
import type { Session } from './session.ts';
import { megabytes, seconds } from './units.ts';
import { growthOf, MAX_GROWTH, measureViewer, OPENINGS, type ViewerPage } from './viewers.ts';

/** The measured set, and the page that is looked for in it. */
const SET = { pages: 300, bytes: 480_000_000 };
const WANTED = 250;
const PART = 8 * 1024 * 1024;

/** Limits of this machine's figures: milliseconds, and bytes of the whole process of the page. */
const MAX_MS = 3_000;
const MAX_MEMORY = 400 * 1024 * 1024;

interface Options {
  web: Host;
  mockAddress: string;
  session: Session;
  storage: Record<string, string>;
}

/** Uploads the set. @returns the id of the file */
async function ensureSet(address: string, { data, projectId }: Session): Promise<string> {
  const base = `${address}/api/v1/projects/${projectId}`;
  const file = largePdf(SET);
  const call = async (path: string, init: RequestInit & { headers: Record<string, string> }) => {
    const headers = { authorization: `Bearer ${data.accessToken}`, ...init.headers };
    const answer = await fetch(path.startsWith('http') ? path : base + path, { ...init, headers });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const encoded = (text: string) => Buffer.from(text).toString('base64');
  const tus = { 'tus-resumable': '1.0.0' };
  const begun = await call('/uploads', {
    method: 'POST',
    headers: {
      ...tus,
      'upload-length': String(file.length),
      'upload-metadata': `filename ${encoded('Set.pdf')},purpose ${encoded('document')}`,
    },
  });
  const { data: upload } = await begun.json();
  for (let offset = 0; offset < file.length; offset += PART) {
    await call(`/uploads/${upload.id}`, {
      method: 'PATCH',
      headers: {
        ...tus,
        'upload-offset': String(offset),
        'content-type': 'application/offset+octet-stream',
      },
      body: new Uint8Array(file.subarray(offset, offset + PART)),
    });
  }
  const made = await call('/documents/from-upload', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ uploadId: upload.id }),
  });
  return (await made.json()).data.id;
}

/** Memory of the largest process of the browser that draws pages, its workers included; null if the system does not say. */
async function memoryOf(tab: Tab): Promise<number | null> {
  const browser = tab.context().browser();
  const devtools = await browser?.newBrowserCDPSession();
  const processes = await devtools?.send('SystemInfo.getProcessInfo').catch(() => null);
  await devtools?.detach();
  const sizes = (processes?.processInfo ?? [])
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => {
      try {
        const [, kilobytes = '0'] =
          /^RssAnon:\s+(\d+) kB/m.exec(readFileSync(`/proc/${id}/status`, 'utf8')) ?? [];
        return Number(kilobytes) * 1024;
      } catch {
        return 0;
      }
    });
  const most = Math.max(0, ...sizes);
  return most > 0 ? most : null;
}

/** Measures a large PDF: its first page, a page far from it, and the memory. @returns whether all is within the limits */
export async function reportDocuments(options: Options): Promise<boolean> {
  const { web, mockAddress, session, storage } = options;
  const id = await ensureSet(mockAddress, session);
  const list = `/dashboard/documents?project=${session.projectId}`;
  const drawn = (page: number) => `[data-page="${page}"][data-drawn]`;
  let jump = 0;
  let memory: number | null = null;
  const page: ViewerPage = {
    name: 'Documents',
    list,
    viewer: `${list}&document=${id}`,
    shown: drawn(1),
    use: async (tab) => {
      const begun = performance.now();
      await tab.getByLabel('Page', { exact: true }).fill(String(WANTED));
      await tab.locator(drawn(WANTED)).waitFor();
      jump = performance.now() - begun;
      memory = await memoryOf(tab);
    },
  };
  const { first, memory: heap } = await measureViewer(web, page, storage);
  const growth = growthOf(heap);
  const isWithin =
    Math.max(first, jump) <= MAX_MS &&
    (memory === null || memory <= MAX_MEMORY) &&
    growth <= MAX_GROWTH;
  console.log(`
A PDF of ${SET.pages} pages and ${megabytes(SET.bytes)}
  Page 1 is sharp ${seconds(first)} after the click, page ${WANTED} ${seconds(jump)} after its number; the limit is ${seconds(MAX_MS)}
  Memory of the page and its worker then: ${memory === null ? 'unknown' : megabytes(memory)}; the limit is ${megabytes(MAX_MEMORY)}
  Memory of the page after closing it for the first and the ${OPENINGS}th time: ${megabytes(heap.first.retained)} and ${megabytes(heap.last.retained)}
  ${isWithin ? 'All within' : 'NOT within'} the limits`);
  return isWithin;
}
