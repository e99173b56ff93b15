import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { PublicLink, PublicTarget, TargetType } from '@/api/generated/types.gen';
import { recordIdIn } from '../routing/paths';
import { useAddressQuery } from '../routing/search';
import { Collection } from './Collection';
import { DeadLink } from './DeadLink';
import { pagesOf } from './kinds';
import { VisitGate } from './VisitGate';

/** What the page of one thing gets of the link that leads to it. */
export interface Visited {
  link: PublicLink;
  target: PublicTarget;
  token: string;
}

interface Props {
  type: TargetType;
  children: (visited: Visited) => ReactNode;
}

/** The page of one kind of thing: of several that are shared, the one that the address names. */
export function SharedTarget({ type, children }: Props) {
  const query = useAddressQuery();
  const [path] = useLocation();
  const pages = pagesOf[type];
  const asked = pages ? recordIdIn(path, pages) : query.get(type);
  return (
    <VisitGate>
      {(link, token) => {
        const { targets } = link;
        if (asked === null && targets.length > 1) return <Collection link={link} token={token} />;
        const target = targets.find((one) => one.type === type && one.id === (asked ?? one.id));
        return target ? children({ link, target, token }) : <DeadLink />;
      }}
    </VisitGate>
  );
}
