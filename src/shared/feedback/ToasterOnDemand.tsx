import { useQueryClient } from '@tanstack/react-query';
import { lazy, useEffect, useState } from 'react';
import { isSparing } from '../connection';
import { Optional } from '../ui/Optional';
import { onToast } from './toast';

const load = () => import('./Toaster');
const Toaster = lazy(load);

/**
 * Shows the toaster. Its code loads with the first toast or click, and after 8 seconds, because it also says that a call
 * takes long. A page that is viewed for a moment does not load it, nor on a metered or slow connection one without a call
 * that takes long.
 */
export function ToasterOnDemand() {
  const client = useQueryClient();
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const want = () => setWanted(true);
    // If this fails, the first toast tries again.
    const soon = () => void load().then(want, () => {});
    onToast(want);
    addEventListener('pointerdown', soon, { once: true });
    setTimeout(() => {
      if (!isSparing() || client.isFetching() > 0) soon();
    }, 8000);
  }, [client]);
  return <Optional>{wanted && <Toaster />}</Optional>;
}
