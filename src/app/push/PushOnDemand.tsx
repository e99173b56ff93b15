import { useQueryClient } from '@tanstack/react-query';
import { lazy, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { isView } from '@/platform/auth/seeAs';
import { pushSettings } from '@/platform/push/settings';
import { isForVisitors } from '@/shared/routing/paths';
import { Optional } from '@/shared/ui/Optional';
import { firstScreenUsable } from '../usable';

const PushAssistant = lazy(() => import('./PushAssistant'));

/** Push messages. Their code loads after the first screen. Renders nothing if they are not configured. */
export function PushOnDemand() {
  const client = useQueryClient();
  const [path] = useLocation();
  const [usable, setUsable] = useState(false);
  useEffect(() => {
    if (pushSettings && !isView) void firstScreenUsable(client).then(() => setUsable(true));
  }, [client]);
  return <Optional>{usable && !isForVisitors(path) && <PushAssistant />}</Optional>;
}
