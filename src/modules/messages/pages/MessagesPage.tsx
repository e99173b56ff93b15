import { ActionIcon, Button } from '@mantine/core';
import { IconDownload, IconMessages, IconPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { useUser } from '@/platform/auth/session';
import { useProjectActions } from '@/shared/collection/useProjectActions';
import { onDemand } from '@/shared/onDemand';
import { useProjectId } from '@/shared/routing/currentProject';
import { useAddressParams } from '@/shared/routing/search';
import { PHONE } from '@/shared/theme/breakpoints';
import { EmptyState } from '@/shared/ui/EmptyState';
import { PageHeading } from '@/shared/ui/PageHeading';
import { PanelBoundary } from '@/shared/ui/panel/PanelBoundary';
import { SplitPage } from '@/shared/ui/SplitPage';
import { linkIn } from '../links';
import { showMessage } from '../mutations';
import { openOutbox } from '../outbox';
import { ThreadList } from '../parts/ThreadList';
import { ThreadView } from '../parts/ThreadView';
import { useThreadOfAddress } from '../useThreadOfAddress';

const NewThreadDialog = onDemand(() => import('../forms/NewThreadDialog'));
const ShareDialog = onDemand(() => import('../forms/ShareDialog'));
const ExportThreadDialog = onDemand(() => import('../forms/ExportThreadDialog'));

/** Conversations of a project: the threads, and the open one beside them. */
export default function MessagesPage() {
  const projectId = useProjectId();
  const userId = useUser()?.id ?? '';
  const client = useQueryClient();
  const [query, change] = useAddressParams();
  const [dialog, setDialog] = useState<'new' | 'export' | null>(null);
  const close = () => setDialog(null);
  const may = useProjectActions(projectId);
  const threadId = query.get('thread');
  useThreadOfAddress(projectId, userId);
  const share = linkIn(query.get('share'));
  const sequence = Number(query.get('at')) || null;
  /** Counts the ways to a message, so that one leads there again. */
  const [jump, setJump] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: see `jump`.
  const goTo = useMemo(() => (sequence === null ? null : { position: sequence }), [sequence, jump]);

  const open = (id: string | null, position?: number) => {
    setJump((before) => before + 1);
    change((params) => {
      for (const name of ['open', 'to', 'record', 'share', 'name', 'at']) params.delete(name);
      if (id === null) params.delete('thread');
      else params.set('thread', id);
      if (position !== undefined) params.set('at', String(position));
      return params;
    });
  };
  useEffect(() => {
    if (!userId) return;
    openOutbox(userId, ({ projectId: ownProjectId, threadId: to }, message) =>
      showMessage(client, { projectId: ownProjectId, threadId: to }, message),
    );
  }, [userId, client]);

  return (
    <>
      <SplitPage
        single={PHONE}
        width={[16, 22]}
        isOpen={threadId !== null}
        head={<Head may={may} onOpen={setDialog} />}
        list={<ThreadList projectId={projectId} threadId={threadId} onOpen={open} />}
      >
        {threadId === null ? (
          <EmptyState icon={<IconMessages size={20} />} title="Choose a conversation">
            Or start one with New.
          </EmptyState>
        ) : (
          <PanelBoundary name="The conversation" resetKeys={[threadId]}>
            <ThreadView
              key={threadId}
              at={{ projectId, threadId }}
              goTo={goTo}
              userId={userId}
              onShow={(position) => open(threadId, position)}
              onBack={() => open(null)}
            />
          </PanelBoundary>
        )}
      </SplitPage>
      <PanelBoundary
        name="The dialog"
        onClose={() => {
          close();
          open(threadId);
        }}
        resetKeys={[dialog, share?.id]}
      >
        <Suspense>
          {dialog === 'export' && <ExportThreadDialog projectId={projectId} onClose={close} />}
          {share && userId && (
            <ShareDialog
              projectId={projectId}
              userId={userId}
              link={share}
              name={query.get('name') ?? ''}
              onChosen={open}
              onClose={() => open(threadId)}
            />
          )}
          {dialog === 'new' && (
            <NewThreadDialog
              projectId={projectId}
              userId={userId}
              mayShare={may('create_message_group')}
              onMade={(id) => {
                close();
                open(id);
              }}
              onClose={close}
            />
          )}
        </Suspense>
      </PanelBoundary>
    </>
  );
}

interface HeadProps {
  may: ReturnType<typeof useProjectActions>;
  onOpen: (dialog: 'new' | 'export') => void;
}

const Head = ({ may, onOpen }: HeadProps) => (
  <>
    <PageHeading title="Messages">Messages</PageHeading>
    {may('export_messages') && (
      <ActionIcon
        variant="default"
        size="md"
        aria-label="Export a conversation"
        title="Export a conversation"
        onClick={() => onOpen('export')}
      >
        <IconDownload size={16} />
      </ActionIcon>
    )}
    {may('create_message_thread') && (
      <Button size="xs" leftSection={<IconPlus size={16} />} onClick={() => onOpen('new')}>
        New
      </Button>
    )}
  </>
);
