import { useState } from 'react';
import { useSteadyUrl } from '@/shared/ui/useSteadyUrl';
import { NoPreview } from '../preview/NoPreview';
import type { Compared } from './CompareDialog';
import { Overlay } from './Overlay';

/** Two pictures. */
export default function ComparePictures({ from, to }: Compared) {
  const both = [useSteadyUrl(from.url), useSteadyUrl(to.url)] as const;
  const [isBroken, setBroken] = useState(false);
  const labels = [`Version ${from.number}`, `Version ${to.number}`] as const;
  if (isBroken && both.some((picture) => picture.isBroken)) {
    return <NoPreview version={to}>One of them could not be shown.</NoPreview>;
  }
  return (
    <Overlay labels={labels}>
      {(which) => (
        <img
          src={both[which].url}
          alt={labels[which]}
          onError={() => {
            both[which].onError();
            setBroken(true);
          }}
        />
      )}
    </Overlay>
  );
}
