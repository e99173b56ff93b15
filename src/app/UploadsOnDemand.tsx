import { lazy, useEffect, useState } from 'react';
import { Optional } from '@/shared/ui/Optional';
import { onFirstUpload } from '@/shared/upload/wake';

const SessionUploads = lazy(() => import('./SessionUploads'));

/** The dock of uploads, from the first upload on. Nothing of it is loaded before. */
export function UploadsOnDemand() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => onFirstUpload(() => setWanted(true)), []);
  return <Optional>{wanted && <SessionUploads />}</Optional>;
}
