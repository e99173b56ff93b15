import { ActionIcon, NumberInput, Text, TextInput } from '@mantine/core';
import {
  IconChevronDown,
  IconChevronUp,
  IconLayoutSidebar,
  IconRotateClockwise,
  IconSearch,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DocumentVersion } from '@/api/generated/types.gen';
import { tooLargeText } from '@/shared/files/tooLargeText';
import { usePdf } from '@/shared/pdf/usePdf';
import { Skeleton } from '@/shared/ui/Skeleton';
import type { OpenVersion } from '../kinds';
import { pagesWith } from '../pdf';
import { NoPreview } from './NoPreview';
import { PdfPage } from './PdfPage';
import classes from './PdfPreview.module.css';
import { PdfThumbnails } from './PdfThumbnails';

interface Props {
  name: string;
  version: OpenVersion<Pick<DocumentVersion, 'url' | 'mime' | 'sizeBytes'>>;
  /** Words to go to; empty for none. */
  words: string;
  /** A small picture of the first page, which is there long before a large file is open; null for none. */
  picture: string | null;
}

/** Each page has a place in the document, also where it is not drawn. */
const MOST_PAGES = 5000;

const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3];
const QUARTER = 90;

/** Shows the pages of a PDF. Only those near the visible one are drawn. */
export default function PdfPreview({ name, version, words, picture }: Props) {
  const { pdf, failure, retry } = usePdf(version);
  if (failure !== null) {
    return (
      <NoPreview version={version} onRetry={retry}>
        {failure}
      </NoPreview>
    );
  }
  if (!pdf) return <Opening picture={picture} />;
  if (pdf.numPages > MOST_PAGES) {
    const excess = { what: 'pages', most: MOST_PAGES, found: pdf.numPages } as const;
    return <NoPreview version={version}>{tooLargeText(excess, 'It')}</NoPreview>;
  }
  return <Pages key={version.url.split('?', 1)[0]} {...{ name, pdf, words, picture }} />;
}

/** Shows the first page as the host drew it, until the file is open. */
const Opening = ({ picture }: Pick<Props, 'picture'>) => (
  <div className="clip outlined rounded" aria-busy="true">
    <div className="row wrap gap-4 p-4-8 line-below">
      <Skeleton shape="row" />
    </div>
    <div className={classes.body}>
      <div className={`grid grow gap-12 relative min-w-0 scroll p-12 sunken ${classes.pages}`}>
        {picture ? (
          <img className="w-full shadow-card" src={picture} alt="Page 1, opening" />
        ) : (
          <Skeleton shape="media" h="100%" />
        )}
      </div>
    </div>
  </div>
);

type PagesProps = Omit<Props, 'version'> & { pdf: PDFDocumentProxy };

function Pages({ name, pdf, words: given, picture }: PagesProps) {
  const { numPages } = pdf;
  const box = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState(1);
  const [zoom, setZoom] = useState(1);
  const [rotation, setRotation] = useState(0);
  const [hasThumbnails, setHasThumbnails] = useState(false);
  const show = (page: number) => {
    const next = Math.min(numPages, Math.max(1, page));
    setCurrent(next);
    const target = box.current?.querySelector<HTMLElement>(`[data-page="${next}"]`);
    // Scrolls the pages only, not the dialog around them.
    if (box.current && target) box.current.scrollTop = target.offsetTop;
  };
  const step = (pages: 1 | -1) =>
    setZoom(ZOOMS[Math.min(ZOOMS.length - 1, Math.max(0, ZOOMS.indexOf(zoom) + pages))] ?? 1);
  const { find, setFind, found, isSearching, search } = useFind(pdf, given, current, show);
  return (
    <div className="clip outlined rounded">
      <div className="row wrap gap-4 p-4-8 line-below" data-screen-only="">
        {numPages > 1 && (
          <Act
            label="Thumbnails"
            pressed={hasThumbnails}
            onClick={() => setHasThumbnails(!hasThumbnails)}
          >
            <IconLayoutSidebar size={16} />
          </Act>
        )}
        <Act label="Previous page" disabled={current <= 1} onClick={() => show(current - 1)}>
          <IconChevronUp size={16} />
        </Act>
        <Act label="Next page" disabled={current >= numPages} onClick={() => show(current + 1)}>
          <IconChevronDown size={16} />
        </Act>
        <NumberInput
          aria-label="Page"
          size="xs"
          w={64}
          hideControls
          min={1}
          max={numPages}
          value={current}
          onChange={(value) => typeof value === 'number' && show(value)}
        />
        <Text size="sm" c="dimmed">
          of {numPages}
        </Text>
        <Act label="Zoom out" disabled={zoom === ZOOMS[0]} onClick={() => step(-1)}>
          <IconZoomOut size={16} />
        </Act>
        <Act label="Zoom in" disabled={zoom === ZOOMS.at(-1)} onClick={() => step(1)}>
          <IconZoomIn size={16} />
        </Act>
        <Act label="Rotate" onClick={() => setRotation((rotation + QUARTER) % (4 * QUARTER))}>
          <IconRotateClockwise size={16} />
        </Act>
        <form onSubmit={search} className={classes.find}>
          <TextInput
            aria-label="Find in this file"
            placeholder="Find"
            size="xs"
            leftSection={<IconSearch size={14} aria-hidden="true" />}
            value={find}
            onChange={({ currentTarget }) => setFind(currentTarget.value)}
          />
        </form>
        <span role="status" className="quiet text-sm">
          {isSearching && 'Searching'}
          {!isSearching &&
            found &&
            (found.pages.length === 0
              ? 'Not found'
              : `On ${found.pages.length === 1 ? 'page' : 'pages'} ${found.pages.slice(0, 8).join(', ')}`)}
        </span>
      </div>
      <div className={classes.body}>
        {hasThumbnails && <PdfThumbnails pdf={pdf} current={current} onChoose={show} />}
        <section
          ref={box}
          className={`grid grow gap-12 relative min-w-0 scroll p-12 sunken ${classes.pages}`}
          aria-label={name}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: people scroll it with the keyboard.
          tabIndex={0}
        >
          {Array.from({ length: numPages }, (_, i) => (
            <PdfPage
              // biome-ignore lint/suspicious/noArrayIndexKey: the key is the number of the page.
              key={i}
              pdf={pdf}
              number={i + 1}
              picture={i === 0 ? picture : null}
              zoom={zoom}
              rotation={rotation}
              words={found?.words ?? ''}
              onVisible={setCurrent}
              onLink={show}
            />
          ))}
        </section>
      </div>
    </div>
  );
}

interface ActProps {
  label: string;
  disabled?: boolean;
  /** Whether it is on, if it is a switch. */
  pressed?: boolean;
  onClick: () => void;
  children: React.ReactNode;
}

const Act = ({ label, pressed, children, ...props }: ActProps) => (
  <ActionIcon
    variant={pressed ? 'light' : 'subtle'}
    color="gray"
    size="lg"
    aria-label={label}
    aria-pressed={pressed}
    {...props}
  >
    {children}
  </ActionIcon>
);

/** Finds the pages with words. Those that are given are looked for as soon as the file is open. */
function useFind(
  pdf: PDFDocumentProxy,
  given: string,
  current: number,
  show: (page: number) => void,
) {
  const [isSearching, setIsSearching] = useState(false);
  const [find, setFind] = useState(given);
  const [found, setFound] = useState<{ words: string; pages: number[] } | null>(null);
  const searches = useRef(0);
  const lookFor = async (words: string, isGiven: boolean) => {
    const searchNumber = ++searches.current;
    // Another search has begun, or the file was closed.
    const isOver = () => searchNumber !== searches.current;
    setIsSearching(words !== '');
    const pages = words ? await pagesWith(pdf, words, show, isOver).catch(() => []) : [];
    if (isOver()) return;
    setIsSearching(false);
    // The name of the file may have the words of the list that its text lacks.
    setFound(words && (pages.length > 0 || !isGiven) ? { words, pages } : null);
  };
  const search = (event: SubmitEvent) => {
    event.preventDefault();
    const words = find.trim();
    if (found?.words !== words || found.pages.length === 0) return void lookFor(words, false);
    // Enter again goes to the next page with these words.
    return show(found.pages.find((page) => page > current) ?? found.pages[0] ?? current);
  };
  const lookForGiven = useEffectEvent(() => lookFor(given.trim(), true));
  useEffect(() => {
    void lookForGiven();
    return () => {
      searches.current++;
    };
  }, []);
  return { find, setFind, found, isSearching, search };
}
