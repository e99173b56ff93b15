import type { TeamMember } from '@/api/generated/types.gen';
import { RowCard } from '@/shared/collection/Row';
import { PersonAvatar } from '@/shared/ui/PersonAvatar';
import { TeamStatusTag } from './TeamStatusTag';

/** A member on a phone. */
export function MemberCard({ member, href }: { member: TeamMember; href: string }) {
  const { name, jobTitle, companyName, roleName, status, inCourtCount } = member;
  return (
    <RowCard
      href={href}
      name={name}
      picture={<PersonAvatar person={member} size={40} />}
      mark={status !== 'active' && <TeamStatusTag status={status} />}
      lines={[
        [jobTitle, companyName].filter(Boolean).join(', '),
        [roleName, inCourtCount > 0 && `${inCourtCount} in their court`]
          .filter(Boolean)
          .join(' · '),
      ]}
    />
  );
}
