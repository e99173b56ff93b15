import type { TeamMember } from '@/api/generated/types.gen';
import { AppLink } from '@/shared/routing/AppLink';
import { PersonAvatar } from '@/shared/ui/PersonAvatar';
import classes from '../Team.module.css';
import { TeamStatusTag } from './TeamStatusTag';

/** A member on a phone. */
export function MemberCard({ member, href }: { member: TeamMember; href: string }) {
  const { name, jobTitle, companyName, roleName, status, inCourtCount } = member;
  return (
    <article className={classes.card}>
      <PersonAvatar person={member} size={40} />
      <div className={classes.cardText}>
        <div className={classes.cardHead}>
          <AppLink href={href} className={classes.cardName}>
            {name}
          </AppLink>
          {status !== 'active' && <TeamStatusTag status={status} />}
        </div>
        <p className={classes.quiet}>{[jobTitle, companyName].filter(Boolean).join(', ')}</p>
        <p className={classes.quiet}>
          {roleName}
          {inCourtCount > 0 && ` · ${inCourtCount} in their court`}
        </p>
      </div>
    </article>
  );
}
