import type { Member } from '@/api/generated/types.gen';
import { RowCard } from '@/shared/collection/Row';
import { PersonAvatar } from '@/shared/ui/PersonAvatar';
import { StatusTag } from '@/shared/ui/Tag';
import { companyNames, projectNames } from './memberColumns';

/** Shows a person of the account on a phone. */
export function PersonCard({ member, href }: { member: Member; href: string }) {
  const { name, jobTitle, status } = member;
  return (
    <RowCard
      href={href}
      name={name}
      picture={<PersonAvatar person={member} size={40} />}
      mark={status !== 'active' && <StatusTag status={status} />}
      lines={[[jobTitle, companyNames(member)].filter(Boolean).join(', '), projectNames(member)]}
    />
  );
}
