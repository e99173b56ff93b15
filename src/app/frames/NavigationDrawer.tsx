import { Drawer } from '@mantine/core';
import { useEffect, useState } from 'react';
import { ProjectNavigation } from './ProjectNavigation';

interface Props {
  opened: boolean;
  onClose: () => void;
  projectId: string;
  modules: readonly string[] | undefined;
}

/** Shows the project's navigation on narrow screens. */
export default function NavigationDrawer({ opened, onClose, projectId, modules }: Props) {
  // Mantine only returns the focus if the drawer was rendered closed before it opened.
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
      <ProjectNavigation projectId={projectId} modules={modules} onNavigate={onClose} />
    </Drawer>
  );
}
