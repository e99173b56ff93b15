import { ActionIcon, Group, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { resize, scaleFor } from '@/shared/pdf/canvasSize';
import { usePdf } from '@/shared/pdf/usePdf';
import { Skeleton } from '@/shared/ui/Skeleton';
import { NoPreview } from '../preview/NoPreview';
import type { Compared } from './CompareDialog';
import { Overlay } from './Overlay';

/** Two PDFs, page by page. */
export default function ComparePdf({ from, to }: Compared) {
  const [before, after] = [usePdf(from), usePdf(to)];
  const [page, setPage] = useState(1);
  const failed = before.failure ? before : after.failure ? after : null;
  if (failed) {
    return (
      <NoPreview version={failed === before ? from : to} onRetry={failed.retry}>
        {failed.failure}
      </NoPreview>
    );
  }
  if (!before.pdf || !after.pdf) return <Skeleton shape="media" h={480} />;
  const files = [before.pdf, after.pdf] as const;
  const last = Math.max(...files.map(({ numPages }) => numPages));
  const labels = [`Version ${from.number}`, `Version ${to.number}`] as const;
  return (
    <Overlay
      labels={labels}
      controls={
        <Group gap={4}>
          <ActionIcon
            variant="default"
            aria-label="Previous page"
            disabled={page <= 1}
            onClick={() => setPage(page - 1)}
          >
            <IconChevronLeft size={16} />
          </ActionIcon>
          <Text size="sm" role="status">
            Page {page} of {last}
          </Text>
          <ActionIcon
            variant="default"
            aria-label="Next page"
            disabled={page >= last}
            onClick={() => setPage(page + 1)}
          >
            <IconChevronRight size={16} />
          </ActionIcon>
        </Group>
      }
    >
      {(which) => <ComparedPage pdf={files[which]} page={page} label={labels[which]} />}
    </Overlay>
  );
}

/** Width of a compared page, in pixels. */
const WIDTH = 1600;

function ComparedPage({
  pdf,
  page,
  label,
}: {
  pdf: PDFDocumentProxy;
  page: number;
  label: string;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isThere = page <= pdf.numPages;
  useEffect(() => {
    const target = canvas.current;
    if (!target || !isThere) return undefined;
    let cancel = () => {};
    let isGone = false;
    const draw = async () => {
      const shown = await pdf.getPage(page);
      if (isGone) return;
      const plain = shown.getViewport({ scale: 1 });
      const viewport = shown.getViewport({ scale: scaleFor(plain, WIDTH / plain.width) });
      resize(target, viewport);
      const task = shown.render({ canvas: target, viewport });
      cancel = () => task.cancel();
      await task.promise;
    };
    // A page that was left before it was drawn rejects.
    draw().catch(() => {});
    return () => {
      isGone = true;
      cancel();
    };
  }, [pdf, page, isThere]);
  if (!isThere) return <Text size="sm">This version has no page {page}.</Text>;
  return <canvas ref={canvas} role="img" aria-label={`${label}, page ${page}`} />;
}
