import { useEffect } from 'react';
import { useStyles } from '@/shared/theme/addedStyles';
import './print.css';

interface Props {
  title: string;
  onDone: () => void;
}

/** Returns a title as a string of a style sheet. */
const quoted = (text: string): string =>
  `"${text.replace(/[\\"<>\n\r]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`;

/** How long the page waits for its figures and pictures before it is printed without them, in milliseconds. */
const PATIENCE_MS = 10_000;

/** Tells whether all that stands on the sheet is there. */
const isWhole = (): boolean => {
  const sheet = document.querySelector('[data-print-sheet]');
  if (!sheet || sheet.querySelector('[aria-busy="true"]')) return false;
  return [...sheet.querySelectorAll('img')].every(({ complete }) => complete);
};

/** Prints the page as it is shown, with its title and the number of each sheet. The browser also saves it as a PDF. */
export function PrintStyles({ title, onDone }: Props) {
  useEffect(() => {
    const ended = new AbortController();
    addEventListener('afterprint', onDone, { signal: ended.signal });
    document.documentElement.dataset.printsPage = '';
    const before = document.title;
    document.title = title;
    const start = performance.now();
    // The menu that was open is gone by the first time.
    const timer = setInterval(() => {
      if (!isWhole() && performance.now() - start < PATIENCE_MS) return;
      clearInterval(timer);
      print();
    }, 300);
    return () => {
      clearInterval(timer);
      ended.abort();
      delete document.documentElement.dataset.printsPage;
      document.title = before;
    };
  }, [title, onDone]);
  useStyles(
    `@page { margin: 20mm 18mm; @top-left { content: ${quoted(title)}; font: 9pt sans-serif; color: #555 } @bottom-right { content: counter(page) " / " counter(pages); font: 9pt sans-serif; color: #555 } }`,
  );
  return null;
}
