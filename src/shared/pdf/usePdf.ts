import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { openPdf, pdfFailure } from './openPdf';

/**
 * Opens a PDF, and closes it with the component. A new address of the same file loads nothing again.
 * @param whole whether to load the whole file; otherwise only the parts that the shown pages need
 */
export function usePdf(url: string, whole = true) {
  const file = url.split('?', 1)[0];
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the part behind the question mark changes with time.
  useEffect(() => {
    setPdf(null);
    setFailure(null);
    let isGone = false;
    const { document, close } = openPdf(url, whole);
    document.then(
      (opened) => !isGone && setPdf(opened),
      (error) => !isGone && setFailure(pdfFailure(error)),
    );
    return () => {
      isGone = true;
      close();
    };
  }, [file, whole, tries]);
  return { pdf, failure, retry: () => setTries(tries + 1) };
}
