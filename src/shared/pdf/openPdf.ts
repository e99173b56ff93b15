import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentProxy,
  VerbosityLevel,
} from 'pdfjs-dist';
import renderer from 'pdfjs-dist/build/pdf.renderer.min.mjs?url';
import worker from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = worker;
// Pages are drawn in a second worker. Browsers that cannot do that draw them in slices of the page's own time.
GlobalWorkerOptions.rendererSrc = renderer;

/**
 * Opens a PDF in a worker. Scripts and forms in it do nothing.
 * @param whole whether to load the whole file; otherwise only the parts that the shown pages need
 */
export function openPdf(
  url: string,
  whole = true,
): { document: Promise<PDFDocumentProxy>; close: () => void } {
  const task = getDocument({
    url,
    enableXfa: false,
    verbosity: VerbosityLevel.ERRORS,
    disableAutoFetch: !whole,
    disableStream: !whole,
  });
  return {
    document: task.promise,
    close: () => {
      // Closing early rejects the promise, which nobody waits for any more.
      task.promise.catch(() => {});
      void task.destroy();
    },
  };
}

/** What to tell the user about a file that pdf.js cannot read. */
export function pdfFailure(error: unknown): string {
  const { name } = error instanceof Error ? error : { name: '' };
  if (name === 'PasswordException') {
    return 'It is protected with a password. Download it to open it.';
  }
  if (name === 'InvalidPDFException') return 'The file is damaged.';
  return 'It could not be shown.';
}
