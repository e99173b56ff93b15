import type { Member } from '@/api/generated/types.gen';
import { AppLink } from '@/shared/routing/AppLink';
import { PersonAvatar } from '@/shared/ui/PersonAvatar';
import classes from '../Team.module.css';
import { companyNames, projectNames } from './memberColumns';
import { TeamStatusTag } from './TeamStatusTag';

/** A person of the account on a phone. */
export function PersonCard({ member, href }: { member: Member; href: string }) {
  const { name, jobTitle, status } = member;
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
        <p className={classes.quiet}>
          {[jobTitle, companyNames(member)].filter(Boolean).join(', ')}
        </p>
        <p className={classes.quiet}>{projectNames(member)}</p>
      </div>
    </article>
  );
}
