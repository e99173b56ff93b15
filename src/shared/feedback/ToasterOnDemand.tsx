import { lazy, useEffect, useState } from 'react';
import { Optional } from '../ui/Optional';
import { onToast } from './toast';

const load = () => import('./Toaster');
const Toaster = lazy(load);

/**
 * The toaster, from the first toast on. Its code comes with the first key or click, which any toast follows;
 * a page that is only looked at does not load it.
 */
export function ToasterOnDemand() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => onToast(() => setWanted(true)), []);
  useEffect(() => {
    const soon = () => void load().catch(() => {}); // The first toast tries again.
    addEventListener('pointerdown', soon, { once: true, passive: true });
    addEventListener('keydown', soon, { once: true, passive: true });
    return () => {
      removeEventListener('pointerdown', soon);
      removeEventListener('keydown', soon);
    };
  }, []);
  return <Optional>{wanted && <Toaster />}</Optional>;
}
