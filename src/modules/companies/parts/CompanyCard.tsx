import type { Company } from '@/api/generated/types.gen';
import { count } from '@/shared/format/format';
import { optionLabel } from '@/shared/records/labels';
import { AppLink } from '@/shared/routing/AppLink';
import classes from '../Company.module.css';
import { CompanyStatus } from './CompanyStatus';

/** A company on a phone. */
export function CompanyCard({ company, href }: { company: Company; href: string }) {
  const { name, code, trade, status, memberCount, projectCount, contacts } = company;
  const [contact] = contacts;
  return (
    <article className={classes.card}>
      <div className={classes.cardHead}>
        <AppLink href={href} className={classes.cardName}>
          {name}
        </AppLink>
        <CompanyStatus status={status} />
      </div>
      <p className={classes.quiet}>
        {[code, trade && optionLabel(trade)].filter(Boolean).join(' · ')}
      </p>
      {contact && <p className={classes.quiet}>{contact.name}</p>}
      <p className={classes.quiet}>
        {count(memberCount, 'person', 'people')} · {count(projectCount, 'project')}
      </p>
    </article>
  );
}
