import { lazy, useEffect, useState } from 'react';
import { Optional } from '../ui/Optional';
import { onToast } from './toast';

const load = () => import('./Toaster');
const Toaster = lazy(load);

/**
 * Shows the toaster. Its code loads with the first toast or click, and after 8 seconds, because it also says that a call
 * takes long. A page that is viewed for a moment does not load it.
 */
export function ToasterOnDemand() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const want = () => setWanted(true);
    // If this fails, the first toast tries again.
    const soon = () => void load().then(want, () => {});
    onToast(want);
    addEventListener('pointerdown', soon, { once: true });
    setTimeout(soon, 8000);
  }, []);
  return <Optional>{wanted && <Toaster />}</Optional>;
}
