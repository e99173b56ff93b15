import { Button, type ButtonProps } from '@mantine/core';
import { IconShare } from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';
import { PanelBoundary } from '@/shared/ui/panel/PanelBoundary';

interface Props extends Pick<ButtonProps, 'size'> {
  dialog: (close: () => void) => ReactNode;
}

/** Opens the dialog of public links. */
export function ShareButton({ dialog, size = 'compact-sm' }: Props) {
  const [sharing, setSharing] = useState(false);
  const close = () => setSharing(false);
  return (
    <>
      <Button
        size={size}
        variant="default"
        leftSection={<IconShare size={14} />}
        onClick={() => setSharing(true)}
      >
        Share
      </Button>
      {sharing && (
        <PanelBoundary name="The links" floating onClose={close}>
          <Suspense>{dialog(close)}</Suspense>
        </PanelBoundary>
      )}
    </>
  );
}
