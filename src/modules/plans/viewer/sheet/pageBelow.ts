import type { PDFPageProxy } from 'pdfjs-dist';
import type { openPdf } from '@/shared/pdf/openPdf';
import type { ComparedSheet } from '../../sheetTypes';

type PdfFile = ReturnType<typeof openPdf>;

interface Below {
  url: string;
  number: number;
  file: PdfFile;
  page: Promise<PDFPageProxy>;
}

export const pageOf = async (file: PdfFile, number: number): Promise<PDFPageProxy> =>
  (await file.document).getPage(number);

/** Keeps the page of the sheet that lies under the shown one. */
export function pageBelow(openFile: (url: string) => PdfFile) {
  let current: Below | null = null;
  const close = () => {
    current?.file.close();
    current = null;
  };
  return {
    close,
    /** Resolves with null if another sheet was opened in the meantime, or none. */
    async open(other: ComparedSheet): Promise<PDFPageProxy | null> {
      const { fileUrl: url, filePage: number } = other;
      if (current?.url !== url || current.number !== number) close();
      const file = current?.file ?? openFile(url);
      const mine = current ?? { url, number, file, page: pageOf(file, number) };
      current = mine;
      const found = await mine.page.catch((error: unknown) => {
        if (current !== mine) return null;
        throw error;
      });
      return current === mine ? found : null;
    },
  };
}
