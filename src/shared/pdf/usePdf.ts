import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { useRenewAddress } from '@/api/fileAddresses';
import { openPdf, pdfFailure } from './openPdf';

/** A file with more bytes than this is loaded in the parts that the shown pages need. */
const MAX_WHOLE = 20_000_000;

/** Opens a PDF, and closes it with the component. A new address of the same file loads nothing again. */
export function usePdf({ url, sizeBytes }: { url: string; sizeBytes: number }) {
  const renew = useRenewAddress();
  const file = url.split('?', 1)[0];
  const whole = sizeBytes <= MAX_WHOLE;
  const latest = useRef(url);
  latest.current = url;
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the part behind the question mark changes with time.
  useEffect(() => {
    setPdf(null);
    setFailure(null);
    let isGone = false;
    const fail = (error: unknown) => !isGone && setFailure(pdfFailure(error));
    const { document, close } = openPdf(
      { url: () => latest.current, renew },
      { whole, onLost: () => fail(null) },
    );
    document.then((opened) => !isGone && setPdf(opened), fail);
    return () => {
      isGone = true;
      close();
    };
  }, [file, whole, tries]);
  const retry = () => void renew(latest.current).then(() => setTries(tries + 1));
  return { pdf, failure, retry };
}
