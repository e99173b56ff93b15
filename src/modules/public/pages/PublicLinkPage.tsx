import { Collection } from '@/shared/visitors/Collection';
import { VisitGate } from '@/shared/visitors/VisitGate';

/** Where a link leads that has several things, or one that does not say the page of what it has. */
export default function PublicLinkPage() {
  return <VisitGate>{(link, token) => <Collection link={link} token={token} />}</VisitGate>;
}
