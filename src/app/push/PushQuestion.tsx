import { Button } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useUser } from '@/platform/auth/session';
import { pushAsked } from '@/platform/push/asked';
import { toast } from '@/shared/feedback/toast';
import { NoticeLine } from '../NoticeLine';
import { closeQuestion, usePushState } from './pushOffer';

/**
 * Explains notifications right after sign-in, before the browser asks, because a refusal there is hard to undo. A line
 * above the page, which covers nothing. Each person sees it once in a browser; the bell opens it again.
 */
export default function PushQuestion() {
  const userId = useUser()?.id ?? null;
  const { isAskable, isWanted } = usePushState();
  if (!isAskable || userId === null || (!isWanted && pushAsked.has(userId))) return null;
  return <Question key={userId} userId={userId} />;
}

function Question({ userId }: { userId: string }) {
  const title = useId();
  const [asking, setAsking] = useState(false);

  const decline = () => {
    pushAsked.add(userId);
    closeQuestion();
  };
  const accept = async () => {
    pushAsked.add(userId);
    setAsking(true);
    // The service has a chunk of its own, which may be lost.
    const messaging = await import('@/platform/push/messaging').catch(() => null);
    if (await messaging?.obtainToken(userId)) toast.success('Notifications are on');
    closeQuestion();
  };
  return (
    <NoticeLine
      icon={IconBell}
      aria-labelledby={title}
      text={
        <>
          <strong id={title}>Get notified when something needs you.</strong> Also while the portal
          is closed. Your browser asks you next.
        </>
      }
    >
      <div className="flex rigid gap-8">
        <Button size="xs" loading={asking} onClick={() => void accept()}>
          Turn on
        </Button>
        <Button size="xs" variant="subtle" disabled={asking} onClick={decline}>
          Not now
        </Button>
      </div>
    </NoticeLine>
  );
}
