import { ActionIcon, Button, Skeleton } from '@mantine/core';
import { IconArrowLeft, IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { getPunchItemOptions } from '@/api/generated/punch-items/getPunchItem.gen';
import type { PunchItemStatus } from '@/api/generated/types.gen';
import { useUser } from '@/platform/auth/session';
import { draftKey } from '@/shared/forms/drafts';
import { Attachments } from '@/shared/log/Attachments';
import { Comments } from '@/shared/log/Comments';
import detail from '@/shared/log/Detail.module.css';
import { History } from '@/shared/log/History';
import { PriorityMark, StatusBadge } from '@/shared/log/marks';
import { SectionLevel } from '@/shared/log/SectionHeading';
import { onDemand } from '@/shared/onDemand';
import { PageHeading } from '@/shared/ui/PageHeading';
import { EmptyState, ErrorState } from '@/shared/ui/states';
import { useAddComment, useAttach, useRemoveAttachment } from '../mutations';
import { transitionLabel } from '../transitions';
import { PunchItemFacts } from './PunchItemFacts';

const EditDialog = onDemand(() => import('../forms/EditDialog'));
const attachmentKinds = ['attachment', 'before', 'after'] as const;
const TransitionDialog = onDemand(() => import('../forms/TransitionDialog'));

interface Props {
  projectId: string;
  punchItemId: string;
  /** Whether it has the page to itself. */
  alone: boolean;
  previous: string | null;
  next: string | null;
  /** Opens another one; null closes. */
  onOpen: (id: string | null) => void;
}

export function PunchItemDetail(props: Props) {
  const { projectId, punchItemId, alone, previous, next, onOpen } = props;
  const path = { projectId, punchItemId };
  const query = useQuery(getPunchItemOptions({ path }));
  const [target, setTarget] = useState<PunchItemStatus | null>(null);
  const [editing, setEditing] = useState(false);
  const addComment = useAddComment();
  const attach = useAttach(path);
  const removeAttachment = useRemoveAttachment();
  const commentKey = draftKey(useUser()?.id, projectId, 'punch-item-comment', punchItemId);
  const item = query.data?.data;
  const mayEdit = item?.permittedActions.includes('update');
  const name = item ? (item.number ?? 'Draft') : 'Punch item';

  return (
    <section className={detail.panel} aria-label={name}>
      <div className={detail.bar}>
        {alone && (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconArrowLeft size={16} />}
            onClick={() => onOpen(null)}
          >
            All punch items
          </Button>
        )}
        <span className={detail.barNumber}>{!alone && name}</span>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label="Previous"
          disabled={!previous}
          onClick={() => onOpen(previous)}
        >
          <IconChevronUp size={18} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label="Next"
          disabled={!next}
          onClick={() => onOpen(next)}
        >
          <IconChevronDown size={18} />
        </ActionIcon>
        {!alone && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label="Back to the list"
            onClick={() => onOpen(null)}
          >
            <IconX size={18} />
          </ActionIcon>
        )}
      </div>
      <div className={detail.content}>
        {query.isPending && (
          <div aria-busy="true">
            <Skeleton h={28} w="70%" mb="md" />
            <Skeleton h={180} />
          </div>
        )}
        {query.error && !item && query.error.status === 404 && (
          <EmptyState icon={<IconX size={26} stroke={1.6} />} title="Punch item not found">
            It was deleted, or it is not shared with you.
          </EmptyState>
        )}
        {query.error && !item && query.error.status !== 404 && (
          <ErrorState
            operation="getPunchItem"
            error={query.error}
            onRetry={() => query.refetch()}
          />
        )}
        {item && (
          <>
            {alone ? (
              <PageHeading title={`${name} ${item.title}`}>{item.title}</PageHeading>
            ) : (
              <h2 className={detail.title}>{item.title}</h2>
            )}
            <div className={detail.marks}>
              <StatusBadge status={item.status} />
              <PriorityMark priority={item.priority} />
            </div>
            {(item.permittedStatuses.length > 0 || mayEdit) && (
              <div className={detail.actions}>
                {item.permittedStatuses.map((status, index) => (
                  <Button
                    key={status}
                    size="sm"
                    variant={index === 0 ? 'filled' : 'default'}
                    onClick={() => setTarget(status)}
                  >
                    {transitionLabel(item.status, status)}
                  </Button>
                ))}
                {mayEdit && (
                  <Button size="sm" variant="default" onClick={() => setEditing(true)}>
                    Edit
                  </Button>
                )}
              </div>
            )}
            {item.description && <p className={detail.description}>{item.description}</p>}
            <PunchItemFacts item={item} />
            <SectionLevel value={alone ? 'h2' : 'h3'}>
              <Attachments
                attachments={item.attachments}
                kinds={attachmentKinds}
                onAdd={
                  item.permittedActions.includes('attach')
                    ? (file, kind) => attach.mutateAsync({ file, kind })
                    : undefined
                }
                onRemove={({ id: attachmentId }) =>
                  removeAttachment.mutateAsync({
                    path: { ...path, attachmentId },
                    query: { version: item.version },
                  })
                }
                progress={attach.progress}
              />
              <Comments
                comments={item.comments}
                projectId={projectId}
                draftKey={commentKey}
                mayBeInternal={item.permittedActions.includes('comment_internally')}
                onAdd={
                  item.permittedActions.includes('comment')
                    ? (body) => addComment.mutateAsync({ path, body })
                    : undefined
                }
              />
              <History entries={item.history} />
            </SectionLevel>
          </>
        )}
      </div>
      <Suspense>
        {item && target && (
          <TransitionDialog item={item} target={target} onClose={() => setTarget(null)} />
        )}
        {item && editing && <EditDialog item={item} onClose={() => setEditing(false)} />}
      </Suspense>
    </section>
  );
}
