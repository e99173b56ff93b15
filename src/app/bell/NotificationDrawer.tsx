import { Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { PHONE } from '@/shared/theme/breakpoints';
import classes from './Bell.module.css';
import { Notifications } from './Notifications';

/** Shows a panel at the right edge of the window; on a phone, it fills the screen. */
export default function NotificationDrawer({
  opened,
  onClose,
}: {
  opened: boolean;
  onClose: () => void;
}) {
  // Mantine only returns the focus if the drawer was rendered closed before it opened.
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  const phone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false });
  return (
    <Drawer
      opened={opened && mounted}
      onClose={onClose}
      position="right"
      size={phone ? '100%' : 460}
      title="Notifications"
      closeButtonProps={{ 'aria-label': 'Close notifications' }}
      classNames={{ body: classes.body ?? '', content: classes.content ?? '' }}
    >
      <Notifications onClose={onClose} />
    </Drawer>
  );
}
