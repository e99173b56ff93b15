import { Text } from '@mantine/core';
import type { TeamMember } from '@/api/generated/types.gen';
import { PersonAvatar } from '@/shared/ui/PersonAvatar';
import { ContactWays } from './ContactWays';

type Contact = Pick<TeamMember, 'name' | 'avatarUrl' | 'email' | 'phone' | 'jobTitle'> &
  Partial<Pick<TeamMember, 'companyName'>>;

/** Shows who a member is, and how to reach the member. What the viewer may not see is absent. */
export function ContactHead({ member }: { member: Contact }) {
  const { name, email, phone, jobTitle, companyName } = member;
  return (
    <div className="row gap-16 mb-16">
      <PersonAvatar person={member} size={56} />
      <div>
        <Text fw={650} size="lg" component="h2">
          {name}
        </Text>
        <Text size="sm" c="dimmed">
          {[jobTitle, companyName].filter(Boolean).join(', ')}
        </Text>
        <ContactWays phone={phone} email={email} />
      </div>
    </div>
  );
}
