import { ActionIcon, Button } from '@mantine/core';
import { IconArrowLeft, IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react';
import { Suspense, useContext, useEffect, useRef } from 'react';
import { asApiError } from '@/api/apiError';
import { draftKey } from '@/shared/forms/drafts';
import { PersonId } from '@/shared/forms/person';
import { useLive } from '@/shared/live/liveState';
import { onDemand } from '@/shared/onDemand';
import { useProject } from '@/shared/projects/useProject';
import { EmptyState } from '@/shared/ui/EmptyState';
import { PageHeading } from '@/shared/ui/PageHeading';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorState } from '@/shared/ui/states';
import { useKeys } from '@/shared/ui/useKeys';
import detail from '../../common/Detail.module.css';
import { Facts, Marks } from '../../common/Facts';
import { addRecentRecord, removeRecentRecord } from '../../common/recentRecords';
import { Section, SectionLevel } from '../../common/SectionHeading';
import { LinkedDocuments } from '../../documents/LinkedDocuments';
import { PinnedOn } from '../../pins/PinnedOn';
import { Comments } from '../comments/Comments';
import { History } from '../facts/History';
import { factsOf, marksOf } from '../facts/recordFacts';
import { Attachments } from '../files/Attachments';
import type { AnyLog, RecordDetail } from '../log';
import { useAttach, useComment, useDetach, useUndo } from '../writes';
import { LinkedRecords } from './LinkedRecords';
import { RecordActions } from './RecordActions';

const ChangeOrdersOf = onDemand(() => import('./ChangeOrdersOf'));
const Presence = onDemand(() => import('@/shared/live/Presence'));
const RecordMessages = onDemand(() => import('../../messages/RecordMessages'));

interface Props {
  log: AnyLog;
  projectId: string;
  id: string;
  /** Whether the record fills the page, without the list beside it. */
  alone: boolean;
  previous: string | null;
  next: string | null;
  /** Opens another record; null closes this one. */
  onOpen: (id: string | null) => void;
}

export function LogDetail(props: Props) {
  const { log, projectId, id, alone, previous, next, onOpen } = props;
  const query = log.operations.get.useQuery({ projectId, id });
  const item = query.data?.data;
  const name = item ? (item.number ?? 'Draft') : log.words.One;
  const live = useLive();
  const panel = useRef<HTMLElement>(null);
  // After the next frame: a new page moves the focus to its heading first.
  useEffect(() => {
    // A page that was just loaded has the focus at its beginning, and no ring around the record.
    if (!navigator.userActivation.hasBeenActive) return;
    const frame = requestAnimationFrame(() => panel.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, []);
  useKeys(() => ({
    c: () => panel.current?.querySelector<HTMLElement>('[aria-label="Comment"]')?.focus(),
  }));
  const isLost = query.error !== null && asApiError(query.error).status === 404;
  const { type } = log.recordType;
  const userId = useContext(PersonId);
  useEffect(() => {
    if (item) addRecentRecord(userId, projectId, { ...item, type });
    else if (isLost) removeRecentRecord(userId, projectId, id);
  }, [item, isLost, userId, projectId, id, type]);

  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={`flex column min-w-0 min-h-0 surface ${detail.panel}`}
      data-beside={!alone || undefined}
      aria-label={name}
    >
      <div className={`row gap-4 line-below ${detail.bar}`} data-keeps-clear>
        {alone && (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconArrowLeft size={16} />}
            onClick={() => onOpen(null)}
          >
            All {log.recordType.many}
          </Button>
        )}
        <span className="grow quiet medium">{name}</span>
        <BarButton label="Previous" disabled={!previous} onClick={() => onOpen(previous)}>
          <IconChevronUp size={16} />
        </BarButton>
        <BarButton label="Next" disabled={!next} onClick={() => onOpen(next)}>
          <IconChevronDown size={16} />
        </BarButton>
        {!alone && (
          <BarButton label="Back to the list" onClick={() => onOpen(null)}>
            <IconX size={16} />
          </BarButton>
        )}
      </div>
      <div className={`grow min-h-0 scroll-y ${detail.content}`}>
        {query.isPending && (
          <div aria-busy="true">
            <Skeleton shape="heading" mb="md" />
            <Skeleton shape="line" count={8} />
          </div>
        )}
        {!item && isLost && (
          <EmptyState icon={<IconX size={20} />} title={`${log.words.One} not found`}>
            It was deleted, or it is not shared with you.
          </EmptyState>
        )}
        {query.error !== null && !item && !isLost && (
          <ErrorState
            operation={log.operations.get.id}
            error={query.error}
            onRetry={() => query.refetch()}
          />
        )}
        {item && (
          <>
            {alone ? (
              <PageHeading title={`${name} ${item.title}`}>{item.title}</PageHeading>
            ) : (
              <h2 className={`m-0 strong ${detail.title}`} data-keeps-clear>
                {item.title}
              </h2>
            )}
            {live && (
              <Suspense>
                <Presence projectId={projectId} recordType={type} recordId={id} />
              </Suspense>
            )}
            <SectionLevel value={alone ? 'h2' : 'h3'}>
              <Content log={log} item={item} onOpen={onOpen} />
            </SectionLevel>
          </>
        )}
      </div>
    </section>
  );
}

function Content({
  log,
  item,
  onOpen,
}: {
  log: AnyLog;
  item: RecordDetail;
  onOpen: Props['onOpen'];
}) {
  const comment = useComment(log, item);
  const attach = useAttach(log);
  const detach = useDetach(log, item);
  const undo = useUndo(log, item);
  const may = (action: string) => item.permittedActions.includes(action);
  const { type } = log.recordType;
  const project = useProject(item.projectId).data?.data;
  return (
    <>
      <Marks facts={marksOf(log, item)} />
      <RecordActions log={log} item={item} onOpen={onOpen} />
      {item.description && (
        <p className={`m-top-12 text-sm pre-wrap ${detail.description}`}>{item.description}</p>
      )}
      {log.Body && <log.Body item={item} log={log} />}
      <Comments
        comments={item.comments}
        projectId={item.projectId}
        recordId={item.id}
        draftKey={draftKey(useContext(PersonId), item.projectId, `${log.name}-comment`, item.id)}
        mayBeInternal={may('comment_internally')}
        onAdd={may('comment') ? comment.mutateAsync : undefined}
      />
      <Section title="Details">
        <Facts facts={factsOf(log, item)} />
      </Section>
      <Attachments
        attachments={item.attachments}
        {...(log.attachmentKinds && { kinds: log.attachmentKinds })}
        onAdd={
          may('attach')
            ? (file, kind, transfer) => attach.mutateAsync({ at: item, file, kind, transfer })
            : undefined
        }
        onRemove={detach.mutateAsync}
      />
      <LinkedRecords log={log} item={item} />
      {(type === 'rfi' || type === 'punch_item') &&
        item.status !== 'draft' &&
        project?.seenModules.includes('budget') && (
          <Suspense>
            <ChangeOrdersOf project={project} record={{ type, id: item.id }} />
          </Suspense>
        )}
      <LinkedDocuments
        projectId={item.projectId}
        record={{ type, id: item.id }}
        mayLink={may('comment')}
      />
      <PinnedOn projectId={item.projectId} record={{ type, id: item.id }} />
      {/* What moves away under a pointer gets no click. */}
      <Suspense fallback={<Skeleton shape="row" mt="xl" />}>
        <RecordMessages
          projectId={item.projectId}
          record={{ type, id: item.id }}
          name={[item.number, item.title].filter(Boolean).join(' ')}
        />
      </Suspense>
      <History
        entries={item.history}
        onUndo={(changes) => undo.mutate({ ...changes, version: item.version })}
        undoing={undo.isPending}
      />
    </>
  );
}

interface BarButtonProps {
  label: string;
  disabled?: boolean;
  onClick: () => void;
  children: React.ReactNode;
}

const BarButton = ({ label, disabled = false, onClick, children }: BarButtonProps) => (
  <ActionIcon
    variant="subtle"
    color="gray"
    aria-label={label}
    disabled={disabled}
    onClick={onClick}
  >
    {children}
  </ActionIcon>
);
