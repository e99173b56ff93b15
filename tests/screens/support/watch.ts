import { format } from 'node:util';
import { type Findings, wordsOf } from '../../support/findings.ts';

const brief = (word: unknown) => (word instanceof Element ? word.outerHTML.slice(0, 300) : word);

/**
 * Notes what the portal writes to the console, and errors that nobody catches.
 *
 * @returns stops
 */
export function watchConsole(findings: Findings): () => void {
  const { error, warn } = console;
  const textOf = (words: unknown[]) => format(...words.map(brief)).slice(0, 2000);
  console.error = (...words: unknown[]) => findings.add(`Console error: ${textOf(words)}`);
  console.warn = (...words: unknown[]) => {
    const text = textOf(words);
    // pdf.js notices that it is not in a browser, where it works.
    if (!text.includes('Please use the `legacy` build')) findings.add(`Console warning: ${text}`);
  };
  const note = (event: ErrorEvent | PromiseRejectionEvent) => {
    const thrown: unknown = 'reason' in event ? event.reason : event.error;
    findings.add(`Page error: ${wordsOf(thrown)}`);
  };
  addEventListener('error', note);
  addEventListener('unhandledrejection', note);
  return () => {
    Object.assign(console, { error, warn });
    removeEventListener('error', note);
    removeEventListener('unhandledrejection', note);
  };
}
