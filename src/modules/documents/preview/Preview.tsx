import { useQuery } from '@tanstack/react-query';
import { Suspense, useMemo } from 'react';
import type { DocumentVersion } from '@/api/generated/types.gen';
import { readText } from '@/api/transfer';
import { formatBytes } from '@/shared/format/format';
import { onDemand } from '@/shared/onDemand';
import { Skeleton } from '@/shared/ui/Skeleton';
import { useSteadyUrl } from '@/shared/ui/useSteadyUrl';
import { MOST, startOf, type TableStart } from '../csv';
import classes from '../Documents.module.css';
import { isOpen, type OpenVersion, officeKind, type PreviewKind, previewOf } from '../kinds';
import { NoPreview } from './NoPreview';

const PdfPreview = onDemand(() => import('./PdfPreview'));

/** Larger texts would freeze the page. */
const MAX_TEXT = 1_000_000;

interface Props {
  name: string;
  version: Pick<DocumentVersion, 'url' | 'mime' | 'sizeBytes'>;
  /** The words of the search that found the file; empty for none. */
  words: string;
  /** The host's picture of its first page; null for none. */
  picture?: string | null;
}

/** Why the host could not read a file. */
const faultTexts = {
  damaged: 'The file is damaged.',
  encrypted: 'It is protected with a password. Download it to open it.',
  too_large: 'It is too large to be shown.',
};

/** Shows a version of a file, as far as the host can read it. */
export function Preview({ name, version, words }: Props & { version: DocumentVersion }) {
  const { fault, thumbnailUrl } = version.preview;
  if (fault) return <NoPreview version={version}>{faultTexts[fault]}</NoPreview>;
  return <FileContent name={name} version={version} words={words} picture={thumbnailUrl} />;
}

/** Shows what a file contains, shown without leaving the portal. Nothing that it contains runs. */
export function FileContent({ version, ...props }: Props) {
  if (isOpen(version)) return <OpenContent version={version} {...props} />;
  const { mime } = version;
  return (
    <NoPreview version={version} {...(previewOf(mime) === 'office' && { kind: officeKind(mime) })}>
      It has no preview. Only people who may download it can open it.
    </NoPreview>
  );
}

type OpenProps = Props & { version: OpenVersion<Props['version']> };

function OpenContent({ name, version, words, picture = null }: OpenProps) {
  const { url, onError, isBroken } = useSteadyUrl(version.url);
  const kind = previewOf(version.mime);
  if (isBroken) return <NoPreview version={version}>It could not be shown.</NoPreview>;
  switch (kind) {
    case 'picture':
      return (
        <div className={`grid relative scroll outlined rounded sunken ${classes.preview}`}>
          <img src={url} alt={name} onError={onError} />
        </div>
      );
    case 'video':
      return (
        <div className={`grid relative scroll outlined rounded sunken ${classes.preview}`}>
          {/* biome-ignore lint/a11y/useMediaCaption: uploaded files have no captions. */}
          <video src={url} controls playsInline aria-label={name} onError={onError} />
        </div>
      );
    case 'pdf':
      return (
        <Suspense fallback={<Skeleton shape="media" h={360} />}>
          <PdfPreview {...{ name, version, words, picture }} />
        </Suspense>
      );
    case 'office':
      return (
        <NoPreview version={version} kind={officeKind(version.mime)}>
          Download it to open it. It has {formatBytes(version.sizeBytes)}.
        </NoPreview>
      );
    case 'card':
      return <NoPreview version={version}>There is no preview for files of this kind.</NoPreview>;
    default:
      return <TextPreview name={name} version={version} kind={kind} />;
  }
}

function TextPreview({
  name,
  version,
  kind,
}: Pick<OpenProps, 'name' | 'version'> & { kind: PreviewKind }) {
  const isLarge = version.sizeBytes > MAX_TEXT;
  const address = version.url.split('?', 1)[0];
  const text = useQuery({
    queryKey: ['document-text', address, version.sizeBytes],
    queryFn: ({ signal }) => readText(version.url, signal),
    enabled: !isLarge,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const table = useMemo(
    () => (kind === 'table' && text.data !== undefined ? startOf(text.data) : null),
    [kind, text.data],
  );
  if (isLarge) {
    return (
      <NoPreview version={version}>
        It is too large to show: {formatBytes(version.sizeBytes)}.
      </NoPreview>
    );
  }
  if (text.error) {
    return (
      <NoPreview version={version} onRetry={() => void text.refetch()}>
        It could not be shown.
      </NoPreview>
    );
  }
  if (text.data === undefined) return <Skeleton shape="line" count={9} />;
  if (!table) {
    return (
      <section
        className={`grid relative scroll outlined rounded sunken ${classes.preview}`}
        aria-label={name}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: people scroll it with the keyboard.
        tabIndex={0}
      >
        <pre>{text.data}</pre>
      </section>
    );
  }
  return <TablePreview name={name} table={table} />;
}

function TablePreview({ name, table }: { name: string; table: TableStart }) {
  const [head = [], ...rows] = table.rows;
  const notes = [
    ...(table.hasMoreRows ? [`The first ${MOST.rows} rows.`] : []),
    ...(table.hasMoreColumns ? [`The first ${MOST.columns} columns.`] : []),
  ];
  return (
    <section
      className={`grid relative scroll outlined rounded sunken ${classes.preview}`}
      aria-label={name}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: people scroll it with the keyboard.
      tabIndex={0}
    >
      <table>
        <thead>
          <tr>
            {head.map((cell, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the cells have an order and no state.
              <th key={i} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows have an order and no state.
            <tr key={i}>
              {row.map((cell, j) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the cells have an order and no state.
                <td key={j}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {notes.length > 0 && <p className={`grid gap-8 quiet ${classes.none}`}>{notes.join(' ')}</p>}
    </section>
  );
}
