import { Button } from '@mantine/core';
import { IconSearchOff } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { listMessageHitsInfiniteOptions } from '@/api/generated/messages.gen';
import type { MessageHit } from '@/api/generated/types.gen';
import { byCursor } from '@/shared/collection/byCursor';
import { formatSince } from '@/shared/format/format';
import { fullName } from '@/shared/format/labels';
import { EmptyState } from '@/shared/ui/EmptyState';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorState } from '@/shared/ui/states';
import { markedIn } from '../markedIn';
import classes from './ThreadList.module.css';

interface Props {
  projectId: string;
  q: string;
  /** Whether a conversation itself was found. */
  hasThreads: boolean;
  onOpen: (threadId: string, position: number) => void;
  /** Removes the words. */
  onClear: () => void;
}

/** Shows the messages of all threads of the user that have the words, the latest first. */
export default function MessageHits({ projectId, q, hasThreads, onOpen, onClear }: Props) {
  const title = useId();
  const list = useInfiniteQuery({
    ...listMessageHitsInfiniteOptions({
      path: { projectId },
      query: { q: q.slice(0, 200), limit: 30 },
    }),
    ...byCursor(projectId),
  });
  const hits = list.data?.pages.flatMap(({ data }) => data);
  if (hits?.length === 0 && !hasThreads) {
    return (
      <EmptyState
        icon={<IconSearchOff size={20} />}
        title="No message matches"
        action={
          <Button variant="default" size="xs" onClick={onClear}>
            Clear search
          </Button>
        }
      >
        Try other words.
      </EmptyState>
    );
  }
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className={`quiet text-xs strong ${classes.hitsTitle}`}>
        Found messages
      </h2>
      {list.isPending && <Skeleton shape="row" count={4} m="md" />}
      {list.error && !hits && (
        <ErrorState
          operation="listMessageHits"
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      )}
      {hits?.length === 0 && (
        <p className={`quiet text-sm ${classes.noHits}`}>No message has these words.</p>
      )}
      <ul className="m-0 p-4 unlisted" aria-labelledby={title}>
        {hits?.map((hit) => (
          <li key={`${hit.threadId} ${hit.id}`}>
            <Hit hit={hit} q={q} onOpen={() => onOpen(hit.threadId, hit.position)} />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          variant="subtle"
          size="xs"
          fullWidth
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Show more messages
        </Button>
      )}
    </section>
  );
}

function Hit({ hit, q, onOpen }: { hit: MessageHit; q: string; onOpen: () => void }) {
  return (
    <button
      type="button"
      className={`row gap-12 w-full p-8 borderless rounded bare text font-inherit pointer hovered ${classes.row}`}
      onClick={onOpen}
    >
      <span className="grid grow gap-2 min-w-0">
        <span className={`row gap-4 min-w-0 ${classes.top}`}>
          <span className={`grow cut text-sm medium ${classes.title}`}>
            {fullName(hit.createdBy)} in {hit.title}
          </span>
          <time className="quiet text-xs rigid">{formatSince(hit.createdAt)}</time>
        </span>
        <span className={`clip quiet text-xs breaks ${classes.hitText}`}>
          {markedIn(hit.text, q).map(({ text, marked }, index) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text do not change their order.
            marked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
          )}
        </span>
      </span>
    </button>
  );
}
