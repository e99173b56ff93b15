import { Button } from '@mantine/core';
import { IconShare } from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';

/** Opens the public links of what a viewer shows. */
export function ShareButton({ dialog }: { dialog: (close: () => void) => ReactNode }) {
  const [sharing, setSharing] = useState(false);
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconShare size={14} />}
        onClick={() => setSharing(true)}
      >
        Share
      </Button>
      <Suspense>{sharing && dialog(() => setSharing(false))}</Suspense>
    </>
  );
}
