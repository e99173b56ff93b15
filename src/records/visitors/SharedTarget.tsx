import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { PublicLink, PublicTarget, TargetType } from '@/api/generated/types.gen';
import { shareKind } from '@/shared/modules/modules';
import { recordIdIn } from '@/shared/routing/recordId';
import { useAddressQuery } from '@/shared/routing/search';
import { UnitsProvider } from '@/shared/viewer/UnitsProvider';
import { Collection } from './Collection';
import { DeadLink } from './DeadLink';
import { VisitGate } from './VisitGate';

/** The props of a shared target's page. */
export interface Visited {
  link: PublicLink;
  target: PublicTarget;
  token: string;
}

interface Props {
  type: TargetType;
  children: (visited: Visited) => ReactNode;
}

/** Shows the page of one target: of several shared targets, the one in the address. */
export function SharedTarget({ type, children }: Props) {
  const query = useAddressQuery();
  const [path] = useLocation();
  const { page, parameter } = shareKind(type);
  const targetId = parameter ? query.get(parameter) : recordIdIn(path, page);
  return (
    <VisitGate>
      {(link, token) => {
        const ownTargets = link.targets.filter((target) => target.type === type);
        const isOnly = link.targets.length === 1 && ownTargets.length === 1;
        if (targetId === null && !isOnly) return <Collection link={link} token={token} />;
        const target =
          targetId === null ? ownTargets[0] : ownTargets.find(({ id }) => id === targetId);
        if (!target) return <DeadLink />;
        return (
          <UnitsProvider scope="shared" initial={link.units}>
            {children({ link, target, token })}
          </UnitsProvider>
        );
      }}
    </VisitGate>
  );
}
