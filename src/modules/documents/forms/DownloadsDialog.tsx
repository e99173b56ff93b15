import { Button, Modal, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { listDocumentDownloadsInfiniteOptions } from '@/api/generated/documents.gen';
import type { Document } from '@/api/generated/types.gen';
import { PersonName } from '@/records/people/PersonName';
import { formatTime } from '@/shared/format/format';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorState } from '@/shared/ui/states';
import { useReturnFocus } from '@/shared/ui/useReturnFocus';
import classes from '../Documents.module.css';

interface Props {
  document: Pick<Document, 'id' | 'projectId' | 'name' | 'kind'>;
  onClose: () => void;
}

/** Shows who downloaded a file, or a file of a folder, and when. */
export default function DownloadsDialog({ document, onClose }: Props) {
  const { id: documentId, projectId } = document;
  useReturnFocus();
  const log = useInfiniteQuery({
    ...listDocumentDownloadsInfiniteOptions({
      path: { projectId, documentId },
      query: { limit: 50 },
    }),
    initialPageParam: { path: { projectId, documentId } },
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
  const rows = log.data?.pages.flatMap(({ data }) => data);
  return (
    <Modal
      opened
      onClose={onClose}
      title={`Downloads of ${document.name}`}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {!rows && log.error && (
        <ErrorState
          operation="listDocumentDownloads"
          error={log.error}
          onRetry={() => void log.refetch()}
        />
      )}
      {!rows && !log.error && <Skeleton shape="row" count={5} />}
      {rows?.length === 0 && <Text size="sm">Nobody has downloaded it yet.</Text>}
      <ul className={`grid gap-8 list ${classes.log}`} aria-label="Downloads">
        {rows?.map(({ id, at, by, linkLabel, name, versionNumber, viewed }) => (
          <li key={id}>
            <span>{by ? <PersonName person={by} /> : `A visitor of the link ‘${linkLabel}’`}</span>
            <span className="quiet text-sm">
              {[
                document.kind === 'folder' && name,
                `version ${versionNumber}`,
                viewed && 'only viewed',
                formatTime(at),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      {log.hasNextPage && (
        <Button
          variant="default"
          size="xs"
          mt="sm"
          loading={log.isFetchingNextPage}
          onClick={() => void log.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </Modal>
  );
}
