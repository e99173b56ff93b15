import { Button, type ButtonProps } from '@mantine/core';
import { IconShare } from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';
import type { TargetType } from '@/api/generated/types.gen';
import { shareKind } from '@/shared/modules/modules';
import { PanelBoundary } from '@/shared/ui/panel/PanelBoundary';
import { WhyNot } from '../permissions/WhyNot';

export interface Shared extends Pick<ButtonProps, 'size'> {
  projectId: string;
  target: { type: TargetType; id: string };
  /** What the user may do with it. */
  permitted: readonly string[];
}

interface Props extends Shared {
  dialog: (close: () => void) => ReactNode;
}

/** The modules of the table of roles. */
const modules: Readonly<Record<TargetType, string>> = {
  scan: 'scans',
  model: 'models',
  tour: 'tours',
  photo: 'photos',
  album: 'albums',
  video: 'videos',
  cam: 'field-cams',
  document: 'documents',
  page: 'pages',
};

/** Opens the dialog of public links. Who does not have it learns who does. */
export function ShareButton({ projectId, target, permitted, dialog, size = 'compact-sm' }: Props) {
  const [sharing, setSharing] = useState(false);
  const close = () => setSharing(false);
  if (!permitted.includes('share')) {
    const does = `share ${shareKind(target.type).noun}s`;
    return (
      <WhyNot
        compact
        projectId={projectId}
        absent={[{ module: modules[target.type], action: 'share', does }]}
        question="Who can share?"
      />
    );
  }
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
