import '../theme/pages.css';
import '@mantine/notifications/styles.layer.css';
import {
  Notifications,
  notifications,
  notificationsStore,
  useNotifications,
} from '@mantine/notifications';
import { useEffect } from 'react';
import { notify } from './notify';
import { SlowNotice } from './SlowNotice';
import classes from './Toast.module.css';
import { ToastCard } from './ToastCard';
import { showToastsBy } from './toast';
import { useToastPlace } from './toastPlace';

/** Mantine renders a container for each corner; only this one is used. */
const CONTAINER = `.${classes.root}[data-position="top-right"]`;

/** Ends what would outlast the session by more than a moment: work that goes on, and offers to undo. */
function endLasting(): void {
  for (const { id, autoClose } of notificationsStore.getState().notifications)
    if (id && (autoClose === false || Number(autoClose) > 5000)) notifications.hide(id);
}

/**
 * Shows the toasts: top right, below the header of the page or where nothing in use is covered, 3 visible, 4000 ms, 356 px wide, 14 px gap (specification, section
 * 9). And the notice about slow calls.
 */
export default function Toaster() {
  useToastPlace(CONTAINER, useNotifications().notifications.length > 0);
  // Mantine shows five until its component has mounted with the limit.
  useEffect(() => showToastsBy(notify), []);
  useEffect(() => {
    addEventListener('session-end', endLasting);
    return () => removeEventListener('session-end', endLasting);
  }, []);
  return (
    <>
      <Notifications
        position="top-right"
        zIndex="var(--layer-toast)"
        limit={3}
        autoClose={4000}
        containerWidth={356}
        transitionDuration={150}
        // Mantine dismisses at 35 % of the width; the card implements the specified 45 px.
        allowDragDismiss={false}
        allowScrollDismiss={false}
        classNames={{ root: classes.root, notification: classes.item }}
        renderNotification={(toast) => <ToastCard toast={toast} />}
      />
      <SlowNotice />
    </>
  );
}
