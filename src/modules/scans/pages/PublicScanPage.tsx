import { useAddressQuery } from '@/shared/routing/search';
import { Collection } from '@/shared/visitors/Collection';
import { DeadLink } from '@/shared/visitors/DeadLink';
import { VisitGate } from '@/shared/visitors/VisitGate';
import { SharedScan } from '../parts/SharedScan';

/** A scan that was shared; of several, the one that the address names. */
export default function PublicScanPage() {
  const asked = useAddressQuery().get('scan');
  return (
    <VisitGate>
      {(link, token) => {
        const { targets } = link;
        if (asked === null && targets.length > 1) return <Collection link={link} token={token} />;
        const target = asked === null ? targets[0] : targets.find(({ id }) => id === asked);
        return target ? <SharedScan link={link} target={target} token={token} /> : <DeadLink />;
      }}
    </VisitGate>
  );
}
