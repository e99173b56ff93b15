import { Collection } from '@/records/visitors/Collection';
import { VisitGate } from '@/records/visitors/VisitGate';

/** The page of a share link with several targets, or with a target that the address does not name. */
export default function PublicLinkPage() {
  return <VisitGate>{(link, token) => <Collection link={link} token={token} />}</VisitGate>;
}
