import { ActionIcon, Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import type { Attachment } from '@/api/generated/types.gen';
import { resize, scaleFor } from '@/shared/pdf/canvasSize';
import { usePdf } from '@/shared/pdf/usePdf';
import { Skeleton } from '@/shared/ui/Skeleton';
import classes from './FileBeside.module.css';

/** Opens a PDF and shows its pages. */
export default function PdfFile({ file, zoom }: { file: Attachment; zoom: number }) {
  const { pdf, failure, retry } = usePdf(file);
  if (failure !== null) {
    return (
      <p className={`m-0 p-24 quiet text-sm ${classes.note}`} role="alert">
        {failure}{' '}
        <Button size="compact-sm" variant="default" onClick={retry}>
          Retry
        </Button>{' '}
        <a href={file.url} target="_blank" rel="noopener noreferrer">
          Open it in a new tab
        </a>
      </p>
    );
  }
  return pdf ? (
    <PdfPages pdf={pdf} name={file.fileName} zoom={zoom} />
  ) : (
    <Skeleton shape="media" h="100%" />
  );
}

interface PagesProps {
  pdf: PDFDocumentProxy;
  name: string;
  zoom: number;
}

/** One page of a PDF at a time. */
function PdfPages({ pdf, name, zoom }: PagesProps) {
  const [number, setNumber] = useState(1);
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isGone = false;
    let stop = () => {};
    const draw = async () => {
      const page = await pdf.getPage(number);
      const target = canvas.current;
      const width = (stage.current?.clientWidth ?? 0) * zoom;
      if (isGone || !target || width === 0) return;
      const plain = page.getViewport({ scale: 1 });
      const wanted = (width / plain.width) * devicePixelRatio;
      const viewport = page.getViewport({ scale: scaleFor(plain, wanted) });
      resize(target, viewport);
      target.style.width = `${width}px`;
      const task = page.render({ canvas: target, viewport });
      stop = () => task.cancel();
      await task.promise;
    };
    // A page that is cancelled was replaced by another one.
    draw().catch(() => {});
    return () => {
      isGone = true;
      stop();
    };
  }, [pdf, number, zoom]);
  return (
    <>
      <div ref={stage} className={`grow min-h-0 scroll outlined rounded sunken ${classes.stage}`}>
        <canvas ref={canvas} role="img" aria-label={`${name}, page ${number}`} />
      </div>
      {pdf.numPages > 1 && (
        <div className="row wrap gap-4">
          <ActionIcon
            variant="default"
            aria-label="Previous page"
            disabled={number === 1}
            onClick={() => setNumber(number - 1)}
          >
            <IconChevronLeft size={16} />
          </ActionIcon>
          <span role="status">
            Page {number} of {pdf.numPages}
          </span>
          <ActionIcon
            variant="default"
            aria-label="Next page"
            disabled={number === pdf.numPages}
            onClick={() => setNumber(number + 1)}
          >
            <IconChevronRight size={16} />
          </ActionIcon>
        </div>
      )}
    </>
  );
}
