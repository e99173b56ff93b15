import { Drawer } from '@mantine/core';
import { useEffect, useState } from 'react';
import { ProjectNavigation } from './ProjectNavigation';

interface Props {
  opened: boolean;
  onClose: () => void;
  projectId: string;
}

/** The project's navigation on narrow screens. */
export default function NavigationDrawer({ opened, onClose, projectId }: Props) {
  // Mantine gives the focus back only to what had it when a drawer that was closed opens.
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return (
    <Drawer
      opened={opened && mounted}
      onClose={onClose}
      size={280}
      title="Navigation"
      closeButtonProps={{ 'aria-label': 'Close navigation' }}
    >
      <ProjectNavigation projectId={projectId} onNavigate={onClose} />
    </Drawer>
  );
}
