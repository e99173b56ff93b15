import { lazy, useEffect, useState } from 'react';
import { Optional } from '../ui/Optional';
import { onToast } from './toast';

const load = () => import('./Toaster');
const Toaster = lazy(load);

/** The toaster. Its code loads with the first toast, key or click; a page that is only viewed does not load it. */
export function ToasterOnDemand() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => onToast(() => setWanted(true)), []);
  useEffect(() => {
    const soon = () => void load().catch(() => {}); // If this fails, the first toast tries again.
    addEventListener('pointerdown', soon, { once: true, passive: true });
    addEventListener('keydown', soon, { once: true, passive: true });
    return () => {
      removeEventListener('pointerdown', soon);
      removeEventListener('keydown', soon);
    };
  }, []);
  return <Optional>{wanted && <Toaster />}</Optional>;
}
