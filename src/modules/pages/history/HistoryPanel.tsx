import { ActionIcon, Button, TextInput, UnstyledButton } from '@mantine/core';
import { IconHistory, IconX } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { listPageVersionsInfiniteOptions } from '@/api/generated/pages.gen';
import { byCursor } from '@/shared/collection/byCursor';
import { count, formatTime } from '@/shared/format/format';
import { namesOf } from '@/shared/format/labels';
import { FailureMessage } from '@/shared/forms/FailureMessage';
import { useUnsavedInput } from '@/shared/forms/UnsavedChanges';
import { onDemand } from '@/shared/onDemand';
import { EmptyState } from '@/shared/ui/EmptyState';
import { PanelBoundary } from '@/shared/ui/panel/PanelBoundary';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorState } from '@/shared/ui/states';
import panel from '../comments/Comments.module.css';
import type { PageAt } from '../mutations';
import classes from './History.module.css';
import { useNameVersion } from './mutations';

const CompareDialog = onDemand(() => import('./CompareDialog'));

interface Props {
  at: PageAt;
  mayEdit: boolean;
  /** Sends what waits, so that it is part of the version. */
  onBefore: () => Promise<void>;
  onClose: () => void;
}

/** Shows the text as it was: when, and who wrote it. */
export default function HistoryPanel({ at, mayEdit, onBefore, onClose }: Props) {
  const list = useInfiniteQuery({
    ...listPageVersionsInfiniteOptions({ path: at, query: { limit: 50 } }),
    ...byCursor(at.projectId),
    initialPageParam: { path: at },
  });
  const [shown, setShown] = useState<number | null>(null);
  const versions = list.data?.pages.flatMap(({ data }) => data);
  const isNothing = versions?.length === 0;
  return (
    <>
      <div className={`row between line-below ${panel.head}`}>
        <h2>Versions</h2>
        <ActionIcon variant="subtle" color="gray" aria-label="Close the versions" onClick={onClose}>
          <IconX size={16} />
        </ActionIcon>
      </div>
      <div className={`relative grid grow gap-8 min-h-0 p-12 scroll-y ${panel.threads}`}>
        {mayEdit && <NameForm at={at} onBefore={onBefore} />}
        {list.error && !versions && (
          <ErrorState
            operation="listPageVersions"
            error={list.error}
            onRetry={() => void list.refetch()}
          />
        )}
        {list.isPending && <Skeleton shape="row" count={5} />}
        {isNothing && (
          <EmptyState icon={<IconHistory size={20} />} title="No versions yet">
            One is kept by itself when the text rests, and whenever you name one.
          </EmptyState>
        )}
        <ul className="grid gap-4 list" aria-label="Versions">
          {versions?.map(({ number, name: versionName, createdAt, authors, wordCount }) => (
            <li key={number}>
              <UnstyledButton
                className={`grid w-full p-8-12 text-sm box ${classes.version}`}
                onClick={() => setShown(number)}
              >
                <strong>{versionName ?? `Version ${number}`}</strong>
                <span>{formatTime(createdAt)}</span>
                <span>
                  {authors.length > 0 && `${namesOf(authors)}, `}
                  {count(wordCount, 'word')}
                </span>
              </UnstyledButton>
            </li>
          ))}
        </ul>
        {list.hasNextPage && (
          <Button
            size="xs"
            variant="subtle"
            loading={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            Show more
          </Button>
        )}
      </div>
      <PanelBoundary name="The version" floating onClose={() => setShown(null)} resetKeys={[shown]}>
        <Suspense>
          {shown !== null && (
            <CompareDialog
              at={at}
              number={shown}
              mayEdit={mayEdit}
              onBefore={onBefore}
              onClose={() => setShown(null)}
            />
          )}
        </Suspense>
      </PanelBoundary>
    </>
  );
}

/** Keeps the text as it is now under a name. */
function NameForm({ at, onBefore }: Pick<Props, 'at' | 'onBefore'>) {
  const [name, setName] = useState('');
  const create = useNameVersion(at);
  const { question } = useUnsavedInput(name.trim() !== '' && !create.isPending);
  return (
    <form
      className={`grid gap-8 ${classes.name}`}
      onSubmit={(event) => {
        event.preventDefault();
        void onBefore().then(() => create.mutate(name.trim(), { onSuccess: () => setName('') }));
      }}
    >
      {question}
      {create.error && <FailureMessage error={create.error} />}
      <TextInput
        size="xs"
        label="Name the text as it is now"
        placeholder="As sent to the owner"
        maxLength={100}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button
        type="submit"
        size="xs"
        variant="default"
        loading={create.isPending}
        disabled={!name.trim()}
      >
        Save version
      </Button>
    </form>
  );
}
