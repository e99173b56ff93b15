import { type ByteRange, fetchPart } from './transfer';

/** Where a PDF is. */
export interface PdfSource {
  /** Its address now. What follows the question mark changes with time. */
  url: () => string;
  /** Gets another address, after one has ended. */
  renew?: (url: string) => Promise<void>;
}

/** How long to wait before the next try, in milliseconds. */
const WAITS_MS = [300, 1500];
/** Answers of an address that has ended (openapi/guides/files.md). */
const ENDED = [403, 410];

/** Loads a part of a file, and tries again after a failure. @throws if it cannot be had */
export async function readPart(
  source: PdfSource,
  range: ByteRange,
  signal: AbortSignal,
): Promise<Uint8Array> {
  for (let tried = 0; ; tried++) {
    const url = source.url();
    const answer = await fetchPart(url, range, signal).catch(() => null);
    const bytes = answer?.status === 206 ? await answer.arrayBuffer().catch(() => null) : null;
    if (bytes) return new Uint8Array(bytes);
    const wait = WAITS_MS[tried];
    if (wait === undefined || signal.aborted) {
      throw new Error(`A part of a PDF answers ${answer?.status ?? 'nothing'}.`);
    }
    if (answer && ENDED.includes(answer.status)) await source.renew?.(url);
    else await new Promise((resolve) => setTimeout(resolve, wait));
  }
}
