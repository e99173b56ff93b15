import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useUser } from '@/platform/auth/session';
import { notificationPermission } from '@/platform/push/browser';
import { listen, listenForClicks, obtainToken, removeToken } from '@/platform/push/messaging';
import { pushToken } from '@/platform/push/token';
import { toast } from '@/shared/feedback/toast';
import { leave } from '@/shared/routing/leaveGuard';
import { ownAddress } from '@/shared/routing/paths';
import { PushMessage } from './PushMessage';

/** How long a push message is shown, in milliseconds (specification, section 9). */
const MESSAGE_DURATION = 5000;

/** Keeps the push token of a browser with permission, and shows messages that arrive while the portal is open. */
export default function PushAssistant() {
  const userId = useUser()?.id ?? null;
  const [, navigate] = useLocation();

  useEffect(() => {
    // Our own question comes before the browser's (PushQuestion).
    if (notificationPermission() !== 'default') void storeToken(userId);
  }, [userId]);

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
  return null;
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
