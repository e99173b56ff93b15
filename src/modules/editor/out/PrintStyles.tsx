import { useEffect } from 'react';
import './print.css';

interface Props {
  title: string;
  onDone: () => void;
}

/** A title as a string of a style sheet. */
const quoted = (text: string): string =>
  `"${text.replace(/[\\"<>\n\r]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`;

/** Prints the page as it is shown, with its title and the number of each sheet. The browser also saves it as a PDF. */
export function PrintStyles({ title, onDone }: Props) {
  useEffect(() => {
    const ended = new AbortController();
    addEventListener('afterprint', onDone, { signal: ended.signal });
    document.documentElement.dataset.printsPage = '';
    const before = document.title;
    document.title = title;
    // The menu that was open is gone by then.
    const timer = setTimeout(() => print(), 300);
    return () => {
      clearTimeout(timer);
      ended.abort();
      delete document.documentElement.dataset.printsPage;
      document.title = before;
    };
  }, [title, onDone]);
  return (
    <style>
      {`@page { margin: 20mm 18mm; @top-left { content: ${quoted(title)}; font: 9pt sans-serif; color: #555 } @bottom-right { content: counter(page) " / " counter(pages); font: 9pt sans-serif; color: #555 } }`}
    </style>
  );
}
