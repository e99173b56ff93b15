import { Button } from '@mantine/core';
import { IconShare } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import type { ShareTarget } from '@/api/generated/types.gen';
import { onDemand } from '../onDemand';

const ShareDialog = onDemand(() => import('./ShareDialog'));

interface Props {
  projectId: string;
  target: ShareTarget;
  title: string;
}

/** Opens the public links to something that needs no making public first. */
export function ShareButton({ projectId, target, title }: Props) {
  const [sharing, setSharing] = useState(false);
  return (
    <>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconShare size={15} />}
        onClick={() => setSharing(true)}
      >
        Share
      </Button>
      <Suspense>
        {sharing && (
          <ShareDialog
            projectId={projectId}
            targets={[{ ...target, title, isPublic: true }]}
            onClose={() => setSharing(false)}
          />
        )}
      </Suspense>
    </>
  );
}
