import type { ShareTarget } from '@/api/generated/types.gen';
import { onDemand } from '@/shared/onDemand';
import { ShareButton } from './ShareButton';

const ShareDialog = onDemand(() => import('./ShareDialog'));

interface Props {
  projectId: string;
  target: ShareTarget;
  title: string;
}

/** A share button for targets that need not be made public first. */
export const ShareMediaButton = ({ projectId, target, title }: Props) => (
  <ShareButton
    size="xs"
    dialog={(close) => (
      <ShareDialog
        projectId={projectId}
        targets={[{ ...target, title, isPublic: true }]}
        onClose={close}
      />
    )}
  />
);
