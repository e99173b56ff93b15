import type { ShareTarget } from '@/api/generated/types.gen';
import { onDemand } from '../onDemand';
import { ShareButton } from './ShareButton';

const ShareDialog = onDemand(() => import('./ShareDialog'));

interface Props {
  projectId: string;
  target: ShareTarget;
  title: string;
}

/** The same of what needs no making public first: who may share it shows it by the link itself. */
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
