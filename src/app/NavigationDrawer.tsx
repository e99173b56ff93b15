import { Drawer } from '@mantine/core';
import { ProjectNavigation } from './ProjectNavigation';

interface Props {
  opened: boolean;
  onClose: () => void;
  projectId: string;
}

/** The project's navigation on narrow screens. */
export default function NavigationDrawer({ opened, onClose, projectId }: Props) {
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      size={280}
      title="Navigation"
      closeButtonProps={{ 'aria-label': 'Close navigation' }}
    >
      <ProjectNavigation projectId={projectId} onNavigate={onClose} />
    </Drawer>
  );
}
