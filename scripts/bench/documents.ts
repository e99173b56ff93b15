import { readFileSync } from 'node:fs';
import type { Page as Tab } from '@playwright/test';
import type { Host } from './host.ts';
import { largePdf } from './largePdf.ts';
import { report } from './report.ts';
import type { Session } from './session.ts';
import { megabytes } from './units.ts';
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

/** Uploads a PDF as a document. @returns the id of the document */
export async function uploadDocument(
  address: string,
  { data, projectId }: Session,
  file: Buffer,
): Promise<string> {
  const base = `${address}/api/v1/projects/${projectId}`;
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
  const id = await uploadDocument(mockAddress, session, largePdf(SET));
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
  const time = { limit: MAX_MS / 1000, unit: 's' };
  const size = { limit: MAX_MEMORY / 1_000_000, unit: 'MB' };
  return report(`A PDF of ${SET.pages} pages and ${megabytes(SET.bytes)}`, [
    { what: 'From the click to page 1', value: first / 1000, ...time },
    { what: `From its number to page ${WANTED}`, value: jump / 1000, ...time },
    // Not every system tells.
    ...(memory === null
      ? []
      : [{ what: 'Memory of the page and its worker', value: memory / 1_000_000, ...size }]),
    {
      what: `Growth of memory with ${OPENINGS} openings`,
      ...{ value: growthOf(heap) * 100, limit: MAX_GROWTH * 100, unit: '%' },
    },
  ]);
}
