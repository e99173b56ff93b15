import { Text } from '@mantine/core';
import { IconMail, IconPhone } from '@tabler/icons-react';
import type { TeamMember } from '@/api/generated/types.gen';
import { PersonAvatar } from '../ui/PersonAvatar';
import classes from './People.module.css';

type Contact = Pick<TeamMember, 'name' | 'avatarUrl' | 'email' | 'phone' | 'jobTitle'> &
  Partial<Pick<TeamMember, 'companyName'>>;

/** Who a member is, and how to reach the member. What the viewer may not see is absent. */
export function ContactHead({ member }: { member: Contact }) {
  const { name, email, phone, jobTitle, companyName } = member;
  return (
    <div className={classes.head}>
      <PersonAvatar person={member} size={56} />
      <div>
        <Text fw={600} size="lg" component="h2">
          {name}
        </Text>
        <Text size="sm" c="dimmed">
          {[jobTitle, companyName].filter(Boolean).join(', ')}
        </Text>
        <span className={classes.ways}>
          {phone && (
            <a href={`tel:${phone.replace(/[^\d+#*]/g, '')}`}>
              <IconPhone size={16} aria-hidden="true" />
              {phone}
            </a>
          )}
          {email && (
            <a href={`mailto:${encodeURIComponent(email)}`}>
              <IconMail size={16} aria-hidden="true" />
              {email}
            </a>
          )}
        </span>
      </div>
    </div>
  );
}
