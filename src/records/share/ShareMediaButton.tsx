import { onDemand } from '@/shared/onDemand';
import { ShareButton, type Shared } from './ShareButton';

const ShareDialog = onDemand(() => import('./ShareDialog'));

/** A share button for targets that need not be made public first. */
export const ShareMediaButton = ({ title, ...shared }: Shared & { title: string }) => (
  <ShareButton
    size="xs"
    {...shared}
    dialog={(close) => (
      <ShareDialog
        projectId={shared.projectId}
        targets={[{ ...shared.target, title, isPublic: true }]}
        onClose={close}
      />
    )}
  />
);
