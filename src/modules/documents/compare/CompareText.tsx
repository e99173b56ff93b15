import { Text, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { readText } from '@/api/transfer';
import { readInWorker } from '@/shared/files/readInWorker';
import { count } from '@/shared/format/format';
import { Skeleton } from '@/shared/ui/Skeleton';
import type { OpenVersion } from '../kinds';
import { NoPreview } from '../preview/NoPreview';
import classes from './Compare.module.css';
import type { Compared } from './CompareDialog';
import { type Compared as ComparedLines, MOST_LINES } from './lines';

/** Longer texts would freeze the page: bytes. */
const MAX_TEXT = 2_000_000;

const useText = ({ url, sizeBytes }: OpenVersion) =>
  useQuery({
    queryKey: ['document-text', url.split('?', 1)[0], sizeBytes],
    queryFn: ({ signal }) => readText(url, signal),
    enabled: sizeBytes <= MAX_TEXT,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Compares texts in a worker. Undefined until both are there and compared; null if they cannot be compared. */
function useCompared(from: string | undefined, to: string | undefined) {
  const [result, setResult] = useState<ComparedLines | null>();
  useEffect(() => {
    if (from === undefined || to === undefined) return undefined;
    const closed = new AbortController();
    const worker = new Worker(new URL('./lines.worker.ts', import.meta.url), { type: 'module' });
    readInWorker<ComparedLines | null>(worker, { from, to }, closed.signal).then(
      setResult,
      () => !closed.signal.aborted && setResult(null),
    );
    return () => closed.abort();
  }, [from, to]);
  return result;
}

const marks = { same: '', removed: '−', added: '+' } as const;
const words = { same: '', removed: 'Removed: ', added: 'Added: ' } as const;

/** Two texts, line by line. */
export default function CompareText({ from, to }: Compared) {
  const [before, after] = [useText(from), useText(to)];
  const result = useCompared(before.data, after.data);
  if (Math.max(from.sizeBytes, to.sizeBytes) > MAX_TEXT) {
    return <NoPreview version={to}>They are too large to compare.</NoPreview>;
  }
  if (before.error || after.error) {
    const retry = () => void Promise.all([before.refetch(), after.refetch()]);
    return (
      <NoPreview version={to} onRetry={retry}>
        They could not be loaded.
      </NoPreview>
    );
  }
  if (result === undefined) return <Skeleton shape="line" count={14} />;
  if (result === null) return <NoPreview version={to}>They have too little in common.</NoPreview>;
  const { lines, removed, added, hasMore } = result;
  return (
    <>
      <Text size="sm" mb="sm" role="status">
        {added + removed === 0
          ? 'Both versions have the same text.'
          : `${count(removed, 'line')} removed, ${count(added, 'line')} added`}
      </Text>
      <section
        className={`relative scroll outlined rounded ${classes.text}`}
        aria-label="Changes by line"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: people scroll it with the keyboard.
        tabIndex={0}
      >
        <table>
          <tbody>
            {lines.map((line, i) =>
              line.kind === 'gap' ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines have an order and no state.
                <tr key={i} className={classes.gap}>
                  <td colSpan={4}>{count(line.count, 'unchanged line')}</td>
                </tr>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines have an order and no state.
                <tr key={i} data-kind={line.kind}>
                  <td className={classes.number}>{line.before}</td>
                  <td className={classes.number}>{line.after}</td>
                  <td className={classes.mark} aria-hidden="true">
                    {marks[line.kind]}
                  </td>
                  <td className="pre-wrap breaks">
                    <VisuallyHidden>{words[line.kind]}</VisuallyHidden>
                    {line.text}
                  </td>
                </tr>
              ),
            )}
          </tbody>
        </table>
        {hasMore && (
          <Text size="sm" p="sm">
            The first {count(MOST_LINES, 'line')}.
          </Text>
        )}
      </section>
    </>
  );
}
