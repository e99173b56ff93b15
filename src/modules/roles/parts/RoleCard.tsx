import type { Role } from '@/api/generated/types.gen';
import { count } from '@/shared/format/format';
import { AppLink } from '@/shared/routing/AppLink';
import classes from '../Roles.module.css';

/** A role on a phone. */
export function RoleCard({ role, href }: { role: Role; href: string }) {
  const { name, description, system, memberCount } = role;
  return (
    <article className={classes.card}>
      <div className={classes.cardHead}>
        <AppLink href={href} className={classes.cardName}>
          {name}
        </AppLink>
        {!system && <span className={classes.custom}>Custom</span>}
      </div>
      <p className={classes.quiet}>{description}</p>
      <p className={classes.quiet}>{count(memberCount, 'person', 'people')}</p>
    </article>
  );
}
