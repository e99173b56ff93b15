import { ActionIcon, Menu } from '@mantine/core';
import {
  IconArchive,
  IconArchiveOff,
  IconBell,
  IconBellOff,
  IconDoorExit,
  IconDots,
  IconPencil,
  IconStar,
  IconStarOff,
} from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import type { MessageThreadDetail } from '@/api/generated/types.gen';
import { ConfirmDialog } from '@/shared/forms/ConfirmDialog';
import { onDemand } from '@/shared/onDemand';
import { PanelBoundary } from '@/shared/ui/panel/PanelBoundary';
import { type ThreadAt, useLeaveThread, useThreadState } from '../mutations';

const ThreadDialog = onDemand(() => import('../forms/ThreadDialog'));

interface Props {
  at: ThreadAt;
  thread: MessageThreadDetail;
  onLeft: () => void;
}

/** How the user follows a thread, and what they may do with it. */
export function ThreadMenu({ at, thread, onLeft }: Props) {
  const state = useThreadState(at);
  const leave = useLeaveThread(at);
  const [dialog, setDialog] = useState<'edit' | 'leave' | null>(null);
  const close = () => setDialog(null);
  const { muted, starred, archived, permittedActions, kind } = thread;
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" aria-label="Actions of the conversation">
            <IconDots size={20} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={starred ? <IconStarOff size={16} /> : <IconStar size={16} />}
            onClick={() => state.mutate({ starred: !starred })}
          >
            {starred ? 'Remove star' : 'Star'}
          </Menu.Item>
          <Menu.Item
            leftSection={muted ? <IconBell size={16} /> : <IconBellOff size={16} />}
            onClick={() => state.mutate({ muted: !muted })}
          >
            {muted ? 'Unmute' : 'Mute'}
          </Menu.Item>
          <Menu.Item
            leftSection={archived ? <IconArchiveOff size={16} /> : <IconArchive size={16} />}
            onClick={() => state.mutate({ archived: !archived })}
          >
            {archived ? 'Take out of the archive' : 'Archive'}
          </Menu.Item>
          {permittedActions.includes('manage') && (
            <Menu.Item leftSection={<IconPencil size={16} />} onClick={() => setDialog('edit')}>
              {kind === 'group' ? 'Edit title and members' : 'Rename'}
            </Menu.Item>
          )}
          {permittedActions.includes('leave') && (
            <Menu.Item
              color="red"
              leftSection={<IconDoorExit size={16} />}
              onClick={() => setDialog('leave')}
            >
              Leave
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <PanelBoundary name="The dialog" onClose={close} resetKeys={[dialog]}>
        <Suspense>
          {dialog === 'edit' && <ThreadDialog at={at} thread={thread} onClose={close} />}
          {dialog === 'leave' && (
            <ConfirmDialog
              title={`Leave ${thread.title}?`}
              confirmLabel="Leave"
              pending={leave.isPending}
              onClose={close}
              onConfirm={() => leave.mutate(undefined, { onSuccess: onLeft, onError: close })}
            >
              You no longer see its messages. A manager of the project can add you again.
            </ConfirmDialog>
          )}
        </Suspense>
      </PanelBoundary>
    </>
  );
}
