import { Button, Modal, SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { diffWordsWithSpace } from 'diff';
import { useMemo, useState } from 'react';
import { getPageStateOptions, getPageVersionOptions } from '@/api/generated/pages.gen';
import { formatTime } from '@/shared/format/format';
import { namesOf } from '@/shared/format/labels';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorState } from '@/shared/ui/states';
import { useReturnFocus } from '@/shared/ui/useReturnFocus';
import type { PageAt } from '../mutations';
import { markdownOf } from '../out/markdown';
import classes from './History.module.css';
import { useRestoreVersion } from './mutations';

interface Props {
  at: PageAt;
  number: number;
  mayEdit: boolean;
  onBefore: () => Promise<void>;
  onClose: () => void;
}

/** Shows a version beside the text as it is now, or the version before. */
export default function CompareDialog({ at, number, mayEdit, onBefore, onClose }: Props) {
  useReturnFocus();
  const [against, setAgainst] = useState<'now' | 'before'>('now');
  const version = useQuery(getPageVersionOptions({ path: { ...at, versionNumber: number } }));
  const before = useQuery({
    ...getPageVersionOptions({ path: { ...at, versionNumber: number - 1 } }),
    enabled: against === 'before' && number > 1,
  });
  const now = useQuery({ ...getPageStateOptions({ path: at }), staleTime: 0, gcTime: 0 });
  const restore = useRestoreVersion(at);
  const shownVersion = version.data?.data;
  const other = against === 'now' ? now.data?.data.content : before.data?.data.content;
  const failed = [version, against === 'now' ? now : before].find(
    ({ error, data }) => error && !data,
  );
  const parts = useMemo(() => {
    if (!shownVersion || !other) return null;
    const texts = [markdownOf(shownVersion.content), markdownOf(other)] as const;
    // Old first: what came later is what was added.
    return against === 'now'
      ? diffWordsWithSpace(texts[0], texts[1])
      : diffWordsWithSpace(texts[1], texts[0]);
  }, [shownVersion, other, against]);
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      title={shownVersion?.name ?? `Version ${number}`}
      closeButtonProps={{ 'aria-label': 'Close' }}
      centered
    >
      {shownVersion && (
        <p className="m-below-12 quiet text-sm">
          {formatTime(shownVersion.createdAt)}
          {shownVersion.authors.length > 0 && `, by ${namesOf(shownVersion.authors)}`}
        </p>
      )}
      {number > 1 && (
        <SegmentedControl
          size="xs"
          aria-label="Compare with"
          data={[
            { value: 'now', label: 'Changes since then' },
            { value: 'before', label: 'Changes in this version' },
          ]}
          value={against}
          onChange={(value) => setAgainst(value as 'now' | 'before')}
        />
      )}
      {failed && (
        <ErrorState
          operation={failed === now ? 'getPageState' : 'getPageVersion'}
          error={failed.error}
          onRetry={() => void failed.refetch()}
        />
      )}
      {!parts && !failed && <Skeleton shape="line" count={11} mt="md" />}
      {parts && (
        <section
          className={`relative mt-12 p-16 scroll-y outlined rounded sunken text-sm pre-wrap ${classes.text}`}
          aria-label="Changes"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled with the keys.
          tabIndex={0}
        >
          {parts.map(({ added, removed, value }, index) => {
            const Part = added ? 'ins' : removed ? 'del' : 'span';
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a comparison do not change their order.
            return <Part key={index}>{value}</Part>;
          })}
        </section>
      )}
      <div className="flex gap-8 justify-end mt-16">
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
        {mayEdit && shownVersion && (
          <Button
            loading={restore.isPending}
            onClick={() =>
              void onBefore().then(() => restore.mutate(number, { onSuccess: onClose }))
            }
          >
            Restore this version
          </Button>
        )}
      </div>
    </Modal>
  );
}
