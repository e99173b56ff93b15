import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { setPrinting } from '../browser/printState';
import './print.css';

/** What Ctrl+P and Cmd+P do in the place of the browser, the latest last. */
const jobs: { run: () => void; inDialog: boolean }[] = [];

/**
 * Lets Ctrl+P do what the print button of a list, a record or a page does, while it is shown.
 * @param inDialog Whether it belongs to a dialog. While one is open, the page behind it is not printed.
 */
export function usePrintKey(print: () => void, { enabled = true, inDialog = false } = {}): void {
  const run = useEffectEvent(print);
  useEffect(() => {
    if (!enabled) return;
    const job = { run: () => run(), inDialog };
    jobs.push(job);
    return () => void jobs.splice(jobs.indexOf(job), 1);
  }, [enabled, inDialog]);
}

const OPEN = 'data-print-open';

/** Marks what scrolls on the screen, and all around it, so that paper shows it in full (print.css). */
function openScrollers(): void {
  const root = document.querySelector('.mantine-Modal-content') ?? document.getElementById('main');
  for (const element of root?.querySelectorAll('*') ?? []) {
    const hides =
      element.scrollHeight > element.clientHeight + 1 &&
      element.clientHeight > 0 &&
      getComputedStyle(element).overflowY !== 'visible';
    if (hides) element.setAttribute(OPEN, '');
  }
  for (const element of document.querySelectorAll(`[${OPEN}]`)) {
    let around = element.parentElement;
    for (; around && around !== document.body; around = around.parentElement) {
      around.setAttribute(OPEN, '');
    }
  }
}

function begin(): void {
  const { dataset } = document.documentElement;
  // Paper is light.
  dataset.schemeBeforePrint ??= dataset.mantineColorScheme ?? 'light';
  dataset.mantineColorScheme = 'light';
  flushSync(() => setPrinting(true));
  openScrollers();
}

function end(): void {
  const { dataset } = document.documentElement;
  if (dataset.schemeBeforePrint) dataset.mantineColorScheme = dataset.schemeBeforePrint;
  delete dataset.schemeBeforePrint;
  setPrinting(false);
  for (const element of document.querySelectorAll(`[${OPEN}]`)) element.removeAttribute(OPEN);
}

function onKeyDown(event: KeyboardEvent): void {
  const isPrint = event.key.toLowerCase() === 'p' && (event.ctrlKey || event.metaKey);
  if (!isPrint || event.shiftKey || event.altKey) return;
  const job = jobs.at(-1);
  const isBehind = !job?.inDialog && document.querySelector('.mantine-Modal-content') !== null;
  if (!job || isBehind) return;
  event.preventDefault();
  if (!event.repeat) job.run();
}

/** Makes all ways to print show the content of the page on light paper. Call once. */
export function watchPrinting(): void {
  addEventListener('keydown', onKeyDown, true);
  addEventListener('beforeprint', begin);
  addEventListener('afterprint', end);
}
