import { useQueryClient } from '@tanstack/react-query';
import { lazy, useEffect, useState } from 'react';
import { useOffers } from '@/api/offers';
import { isView } from '@/platform/auth/seeAs';
import { Optional } from '@/shared/ui/Optional';
import { firstScreenUsable } from '../usable';
import classes from './UserMenu.module.css';

const Bell = lazy(() => import('../bell/Bell'));

/** Shows the bell. Its code loads after the first screen. Somebody who looks as another person has none. */
export function BellOnDemand() {
  const client = useQueryClient();
  const offered = useOffers();
  const [usable, setUsable] = useState(false);
  useEffect(() => {
    if (!isView) void firstScreenUsable(client).then(() => setUsable(true));
  }, [client]);
  if (isView || !offered('listNotifications')) return null;
  const place = <span className={classes.bell} />;
  return <Optional fallback={place}>{usable ? <Bell /> : place}</Optional>;
}
