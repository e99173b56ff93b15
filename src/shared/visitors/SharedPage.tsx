import type { ReactNode } from 'react';
import type { PublicLink, PublicTarget, TargetType } from '@/api/generated/types.gen';
import { useAddressQuery } from '../routing/search';
import { shareKind } from '../share/shareKinds';
import { Collection } from './Collection';
import { DeadLink } from './DeadLink';
import { VisitGate } from './VisitGate';

export interface Shared {
  link: PublicLink;
  target: PublicTarget;
  token: string;
}

interface Props {
  type: TargetType;
  children: (shared: Shared) => ReactNode;
}

/** The public page of a kind: the one that the address names, or the only one; else all that the link leads to. */
export function SharedPage({ type, children }: Props) {
  const asked = useAddressQuery().get(shareKind(type)?.parameter ?? '');
  return (
    <VisitGate>
      {(link, token) => {
        const own = link.targets.filter((target) => target.type === type);
        const isOnly = link.targets.length === 1 && own.length === 1;
        if (asked === null && !isOnly) return <Collection link={link} token={token} />;
        const target = asked === null ? own[0] : own.find(({ id }) => id === asked);
        return target ? children({ link, target, token }) : <DeadLink />;
      }}
    </VisitGate>
  );
}
