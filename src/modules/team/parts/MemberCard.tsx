import type { TeamMember } from '@/api/generated/types.gen';
import { RowCard } from '@/shared/collection/Row';
import { PersonAvatar } from '@/shared/ui/PersonAvatar';
import { StatusTag } from '@/shared/ui/Tag';
import { CourtBar } from './CourtBar';

interface Props {
  member: TeamMember;
  href: string;
  /** The most that waits for one member. */
  most: number;
}

/** Shows a member on a phone. */
export function MemberCard({ member, href, most }: Props) {
  const { name, jobTitle, companyName, roleName, status, inCourtCount, overdueCount } = member;
  return (
    <RowCard
      href={href}
      name={name}
      picture={<PersonAvatar person={member} size={40} />}
      mark={status !== 'active' && <StatusTag status={status} />}
      lines={[
        [jobTitle, companyName].filter(Boolean).join(', '),
        roleName,
        inCourtCount > 0 && (
          <CourtBar key="court" count={inCourtCount} overdue={overdueCount} most={most} inWords />
        ),
      ]}
    />
  );
}
