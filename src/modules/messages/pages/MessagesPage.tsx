import { Button } from '@mantine/core';
import { IconMessages, IconPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { listMessageThreadsOptions } from '@/api/generated/messages.gen';
import { useUser } from '@/platform/auth/session';
import { useProjectActions } from '@/shared/collection/useProjectActions';
import { onDemand } from '@/shared/onDemand';
import { useProjectId } from '@/shared/routing/currentProject';
import { useAddressParams } from '@/shared/routing/search';
import { EmptyState } from '@/shared/ui/EmptyState';
import { PageHeading } from '@/shared/ui/PageHeading';
import { PanelBoundary } from '@/shared/ui/PanelBoundary';
import { showMessage, useCreateThread } from '../mutations';
import { openOutbox } from '../outbox';
import { ThreadList } from '../parts/ThreadList';
import { ThreadView } from '../parts/ThreadView';
import classes from './MessagesPage.module.css';

const NewThreadDialog = onDemand(() => import('../forms/NewThreadDialog'));

/** Conversations of a project: the threads, and the open one beside them. */
export default function MessagesPage() {
  const projectId = useProjectId();
  const userId = useUser()?.id ?? '';
  const client = useQueryClient();
  const [query, change] = useAddressParams();
  const [creating, setCreating] = useState(false);
  const may = useProjectActions(projectId);
  const threadId = query.get('thread');
  const wantsUnread = !threadId && query.get('open') === 'unread';
  const unread = useQuery({
    ...listMessageThreadsOptions({ path: { projectId }, query: { show: 'unread', limit: 1 } }),
    enabled: wantsUnread,
  });
  const firstUnread = unread.data?.data[0]?.id;

  const { mutate: start } = useCreateThread(projectId, 'toast');
  const to = query.get('to');

  const open = (id: string | null) =>
    change((own) => {
      own.delete('open');
      own.delete('to');
      if (id === null) own.delete('thread');
      else own.set('thread', id);
      return own;
    });
  useEffect(() => {
    if (!wantsUnread || firstUnread === undefined) return;
    change((own) => {
      own.delete('open');
      own.set('thread', firstUnread);
      return own;
    });
  }, [wantsUnread, firstUnread, change]);
  // A contact card leads to the thread with its person, which the host makes if there is none.
  useEffect(() => {
    if (!to) return;
    change((own) => {
      own.delete('to');
      return own;
    });
    if (to === userId) return;
    start(
      { kind: 'direct', memberIds: [to] },
      {
        onSuccess: ({ data }) =>
          change((own) => {
            own.set('thread', data.id);
            return own;
          }),
      },
    );
  }, [to, userId, change, start]);
  useEffect(() => {
    if (!userId) return;
    openOutbox(userId, ({ projectId: own, threadId: to }, message) =>
      showMessage(client, { projectId: own, threadId: to }, message),
    );
  }, [userId, client]);

  return (
    <>
      <div className={classes.page} data-open={threadId !== null || undefined}>
        <div className={classes.list}>
          <div className={classes.head}>
            <PageHeading title="Messages">Messages</PageHeading>
            {may('create_message_thread') && (
              <Button
                size="xs"
                leftSection={<IconPlus size={16} />}
                onClick={() => setCreating(true)}
              >
                New
              </Button>
            )}
          </div>
          <ThreadList projectId={projectId} threadId={threadId} onOpen={open} />
        </div>
        <div className={classes.thread}>
          {threadId === null ? (
            <EmptyState
              icon={<IconMessages size={26} stroke={1.6} />}
              title="Choose a conversation"
            >
              Or start one with New.
            </EmptyState>
          ) : (
            <PanelBoundary name="The conversation" resetKeys={[threadId]}>
              <ThreadView
                key={threadId}
                at={{ projectId, threadId }}
                userId={userId}
                onBack={() => open(null)}
              />
            </PanelBoundary>
          )}
        </div>
      </div>
      <PanelBoundary
        name="The new conversation"
        onClose={() => setCreating(false)}
        resetKeys={[creating]}
      >
        <Suspense>
          {creating && (
            <NewThreadDialog
              projectId={projectId}
              userId={userId}
              mayShare={may('create_message_group')}
              onMade={(id) => {
                setCreating(false);
                open(id);
              }}
              onClose={() => setCreating(false)}
            />
          )}
        </Suspense>
      </PanelBoundary>
    </>
  );
}
