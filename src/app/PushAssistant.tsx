import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { listWorkItemsOptions } from '@/api/generated/projects/listWorkItems.gen';
import { useUser } from '@/platform/auth/session';
import { listen, listenForClicks, obtainToken, removeToken } from '@/platform/push/messaging';
import { pushAsked, pushToken } from '@/platform/push/token';
import { toast } from '@/shared/feedback/toast';
import { viewer } from '@/shared/routing/addresses';
import { useProjectId } from '@/shared/routing/currentProject';
import { leave } from '@/shared/routing/leaveGuard';
import { ownAddress } from '@/shared/routing/paths';
import { PushMessage } from './PushMessage';
import { PushQuestion } from './PushQuestion';
import { offerPush } from './pushOffer';

/** How long a push message is shown, in milliseconds (specification, section 9). */
const MESSAGE_DURATION = 5000;

const permission = () => ('Notification' in window ? Notification.permission : 'denied');

/** Screens with room for a question beside the content. */
const ROOMY = '(min-width: 62em)';

/** Asks for permission once, obtains the push token, and shows messages that arrive while the portal is open. */
export default function PushAssistant() {
  const userId = useUser()?.id ?? null;
  const [location, navigate] = useLocation();
  // Its panels need the corner of the question.
  const isInViewer = location.startsWith(viewer);
  const [open, setOpen] = useState(false);
  /** Whether the browser can still be asked for permission. */
  const [askable, setAskable] = useState(false);
  const roomy = useMediaQuery(ROOMY, undefined, { getInitialValueInEffect: false }) ?? false;
  useAssignment(userId, askable && roomy && !isInViewer && !pushAsked.get(), () => setOpen(true));

  useEffect(() => {
    // Our own question comes before the browser's, and only signed-in users see it.
    if (permission() !== 'default') void storeToken(userId);
    else setAskable(userId !== null);
  }, [userId]);

  useEffect(() => {
    if (isInViewer) setOpen(false);
  }, [isInViewer]);

  useEffect(() => {
    let stop = () => {};
    let stopped = false;
    void listen(({ icon, link, ...message }) => {
      toast.show(<PushMessage {...message} address={ownAddress(link)} />, {
        duration: MESSAGE_DURATION,
        icon: icon && <img src={icon} alt="" width={20} height={20} />,
      });
    }).then((end) => {
      if (stopped) end();
      else stop = end;
    });
    return () => {
      stopped = true;
      stop();
    };
  }, []);

  useEffect(
    () =>
      listenForClicks((link) => {
        const address = ownAddress(link);
        if (address) leave(() => navigate(address));
      }),
    [navigate],
  );

  useEffect(() => {
    offerPush(askable ? () => setOpen(true) : null);
    return () => offerPush(null);
  }, [askable]);
  if (!askable) return null;
  const answer = async (accepted: boolean) => {
    pushAsked.set();
    setOpen(false);
    if (accepted && (await obtainToken(userId))) toast.success('Notifications are on');
    setAskable(permission() === 'default');
  };
  return open && <PushQuestion onAnswer={answer} />;
}

/** Calls back once something in the current project waits for the user: only then is a notification worth a question. */
function useAssignment(userId: string | null, enabled: boolean, onAssigned: () => void): void {
  const projectId = useProjectId();
  const waiting = useQuery({
    // The call of the dashboard, which shares the answer.
    ...listWorkItemsOptions({
      path: { projectId },
      query: { ballInCourtId: [userId ?? ''], limit: 5 },
    }),
    enabled: enabled && projectId !== '' && userId !== null,
  });
  const isAssigned = enabled && (waiting.data?.total ?? 0) > 0;
  const assigned = useEffectEvent(onAssigned);
  useEffect(() => {
    if (isAssigned) assigned();
  }, [isAssigned]);
}

/**
 * Stores the token of a browser that has permission for the next sign-in. If another user was signed in with it,
 * removes it first, so that users do not get each other's messages.
 */
async function storeToken(userId: string | null): Promise<void> {
  const before = pushToken.get()?.userId ?? null;
  if (before !== null && before !== userId) {
    pushToken.clear();
    await removeToken();
  }
  await obtainToken(userId);
}
