import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useUser } from '@/platform/auth/session';
import { listen, listenForClicks, obtainToken, removeToken } from '@/platform/push/messaging';
import { pushAsked, pushToken } from '@/platform/push/token';
import { toast } from '@/shared/feedback/toast';
import { leave } from '@/shared/routing/leaveGuard';
import { ownAddress } from '@/shared/routing/paths';
import { PushMessage } from './PushMessage';
import { PushQuestion } from './PushQuestion';

/** Milliseconds for which a push message is shown (specification, section 9). */
const MESSAGE_DURATION = 5000;

const permission = () => ('Notification' in window ? Notification.permission : 'denied');

/**
 * Obtains the push token, asks for permission before that, once, and shows what comes in while the portal is open.
 */
export default function PushAssistant() {
  const userId = useUser()?.id ?? null;
  const [, navigate] = useLocation();
  const [asking, setAsking] = useState(false);

  useEffect(() => {
    // The browser's question comes after ours, and ours only to who is signed in.
    if (permission() !== 'default') void keepToken(userId);
    else setAsking(userId !== null && !pushAsked.get());
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

  if (!asking) return null;
  const answer = async (wanted: boolean) => {
    pushAsked.set();
    setAsking(false);
    if (wanted && (await obtainToken(userId))) toast.success('Notifications are on');
  };
  return <PushQuestion onAnswer={answer} />;
}

/**
 * The token of a browser that may have one, for the next sign-in. One that somebody else was signed in with is taken
 * back first: the messages of the one are not for the next.
 */
async function keepToken(userId: string | null): Promise<void> {
  const before = pushToken.get()?.userId ?? null;
  if (before !== null && before !== userId) {
    pushToken.clear();
    await removeToken();
  }
  await obtainToken(userId);
}
