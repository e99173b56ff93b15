import { VisuallyHidden } from '@mantine/core';
import type { PDFDocumentProxy, PDFPageProxy, RenderTask } from 'pdfjs-dist';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { matchesWords } from '@/shared/format/matchesWords';
import { resize, scaleFor } from '@/shared/pdf/canvasSize';
import { linksOn, type PageLink } from '../pdf';
import { drawText } from '../pdfText';
import classes from './PdfPreview.module.css';

interface Props {
  pdf: PDFDocumentProxy;
  /** 1 for the first page. */
  number: number;
  /** Shown until it is drawn; null for none. */
  picture: string | null;
  /** 1 fits the page into the width. */
  zoom: number;
  /** Clockwise, in degrees. */
  rotation: number;
  /** Words to mark, in lower case; empty for none. */
  words: string;
  onVisible: (number: number) => void;
  onLink: (page: number) => void;
}

const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** The proportions of a page until its own are known: ISO 216. */
const ISO = Math.SQRT2;

/** Shows a page of a PDF. It is drawn as soon as it comes near, and dropped when it is far away again. */
export function PdfPage(props: Props) {
  const { pdf, number, picture, zoom, rotation, words, onVisible, onLink } = props;
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [ratio, setRatio] = useState(ISO);
  const [isDrawn, setIsDrawn] = useState(false);
  const [links, setLinks] = useState<readonly PageLink[]>([]);
  const isNear = useNear(box, () => onVisible(number));
  useEffect(() => {
    const target = canvas.current;
    const layer = text.current;
    const width = box.current?.parentElement?.clientWidth;
    if (!isNear || !target || !layer || !width) return undefined;
    let task: RenderTask | undefined;
    let page: PDFPageProxy | undefined;
    let isGone = false;
    const draw = async () => {
      page = await pdf.getPage(number);
      if (isGone) return;
      const turned = (page.rotate + rotation) % 360;
      const plain = page.getViewport({ scale: 1, rotation: turned });
      setRatio(plain.height / plain.width);
      const shown = page.getViewport({ scale: (width * zoom) / plain.width, rotation: turned });
      const viewport = page.getViewport({
        scale: scaleFor(plain, shown.scale * devicePixelRatio),
        rotation: turned,
      });
      resize(target, viewport);
      task = page.render({ canvas: target, viewport });
      await task.promise;
      if (isGone) return;
      setIsDrawn(true);
      setLinks(await linksOn(pdf, page, plain));
      await drawText(page, layer, shown);
    };
    // A page that was left before it was drawn rejects.
    draw().catch(() => {});
    return () => {
      isGone = true;
      setIsDrawn(false);
      task?.cancel();
      // Frees the memory of the canvas at once.
      target.width = 0;
      layer.replaceChildren();
      page?.cleanup();
    };
  }, [pdf, number, zoom, rotation, isNear]);
  // Marks the lines with the words that were searched.
  useEffect(() => {
    const wanted = words.split(/\s+/).filter(Boolean);
    for (const line of isDrawn ? (text.current?.children ?? []) : []) {
      const said = line.textContent ?? '';
      line.toggleAttribute(
        'data-hit',
        wanted.some((word) => matchesWords(word, said)),
      );
    }
  });
  return (
    <div
      ref={box}
      data-page={number}
      data-drawn={isDrawn || undefined}
      className={`relative shadow-card ${classes.page}`}
      style={{ width: `${zoom * 100}%`, aspectRatio: String(1 / ratio) }}
    >
      {isNear && (
        <>
          {picture && !isDrawn && rotation === 0 && <img src={picture} alt="" />}
          <canvas ref={canvas} role="img" aria-label={`Page ${number}`} />
          <div ref={text} className={`absolute inset-0 ${classes.text}`} aria-hidden="true" />
          <Links links={links} onLink={onLink} />
        </>
      )}
    </div>
  );
}

/** Returns an area in fractions of the page. */
const placeOf = ([left, top, width, height]: PageLink['area']) => ({
  left: `${left * 100}%`,
  top: `${top * 100}%`,
  width: `${width * 100}%`,
  height: `${height * 100}%`,
});

const Links = ({ links, onLink }: { links: readonly PageLink[]; onLink: Props['onLink'] }) =>
  links.map(({ area, to, url }) =>
    url ? (
      <a
        key={area.join()}
        className={`absolute p-0 borderless pointer ${classes.link}`}
        style={placeOf(area)}
        href={url}
        {...newTab}
      >
        <VisuallyHidden>{`Link to ${url}`}</VisuallyHidden>
      </a>
    ) : (
      <button
        key={area.join()}
        type="button"
        className={`absolute p-0 borderless pointer ${classes.link}`}
        style={placeOf(area)}
        aria-label={`Go to page ${to}`}
        onClick={() => onLink(to)}
      />
    ),
  );

/** Whether a page is near the visible part of its scroller. */
function useNear(box: RefObject<HTMLElement | null>, onVisible: () => void): boolean {
  const [isNear, setIsNear] = useState(false);
  const seen = useEffectEvent(onVisible);
  useEffect(() => {
    const element = box.current;
    const root = element?.parentElement;
    if (!element || !root) return undefined;
    // A busy browser reports several crossings at once. The last one counts.
    const isThere = (entries: IntersectionObserverEntry[]) =>
      entries.at(-1)?.isIntersecting === true;
    const near = new IntersectionObserver((entries) => setIsNear(isThere(entries)), {
      root,
      rootMargin: '100% 0px',
    });
    const middle = new IntersectionObserver((entries) => isThere(entries) && seen(), {
      root,
      rootMargin: '-20% 0px -79% 0px',
    });
    near.observe(element);
    middle.observe(element);
    return () => {
      near.disconnect();
      middle.disconnect();
    };
  }, [box]);
  return isNear;
}
