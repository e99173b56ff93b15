import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { resize, scaleFor } from '@/shared/pdf/canvasSize';
import classes from './PdfPreview.module.css';

interface Props {
  pdf: PDFDocumentProxy;
  /** The visible page. */
  current: number;
  onChoose: (page: number) => void;
}

/** Width of a thumbnail, in pixels. */
const WIDTH = 104;

/** Small pictures of the pages, which are drawn when they come near. */
export function PdfThumbnails({ pdf, current, onChoose }: Props) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = box.current;
    const shown = element?.querySelector<HTMLElement>(`[data-number="${current}"]`);
    if (!element || !shown) return;
    // Scrolls the thumbnails only, not the dialog around them.
    const above = shown.offsetTop - element.scrollTop;
    const below = above + shown.offsetHeight - element.clientHeight;
    if (above < 0) element.scrollTop += above;
    else if (below > 0) element.scrollTop += below;
  }, [current]);
  return (
    <nav ref={box} aria-label="Pages" className={`relative rigid scroll ${classes.thumbnails}`}>
      <ol>
        {Array.from({ length: pdf.numPages }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the key is the number of the page.
          <li key={i} data-number={i + 1}>
            <button
              type="button"
              aria-label={`Show page ${i + 1}`}
              aria-current={current === i + 1 ? 'page' : undefined}
              onClick={() => onChoose(i + 1)}
            >
              <Thumbnail pdf={pdf} number={i + 1} />
              <span aria-hidden="true">{i + 1}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Thumbnail({ pdf, number }: { pdf: PDFDocumentProxy; number: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const near = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setIsNear(true);
    });
    near.observe(element);
    return () => near.disconnect();
  }, []);
  useEffect(() => {
    const target = canvas.current;
    if (!isNear || !target) return undefined;
    let cancel = () => {};
    let isGone = false;
    const draw = async () => {
      const page = await pdf.getPage(number);
      if (isGone) return;
      const plain = page.getViewport({ scale: 1 });
      const viewport = page.getViewport({ scale: scaleFor(plain, WIDTH / plain.width) });
      resize(target, viewport);
      const task = page.render({ canvas: target, viewport });
      cancel = () => task.cancel();
      await task.promise;
    };
    draw().catch(() => {});
    return () => {
      isGone = true;
      cancel();
    };
  }, [pdf, number, isNear]);
  return <canvas ref={canvas} />;
}
