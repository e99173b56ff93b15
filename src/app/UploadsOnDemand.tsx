import { lazy, useEffect, useState } from 'react';
import { Optional } from '@/shared/ui/Optional';
import { onFirstUpload } from '@/shared/upload/wake';

const SessionUploads = lazy(() => import('./SessionUploads'));

/** Shows the panel of uploads. Its code loads with the first upload. */
export function UploadsOnDemand() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => onFirstUpload(() => setWanted(true)), []);
  return <Optional>{wanted && <SessionUploads />}</Optional>;
}
