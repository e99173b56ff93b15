import type { PublicLink, PublicTarget } from '@/api/generated/types.gen';
import { formatDate } from '@/shared/format/format';
import classes from './Public.module.css';
import { TargetFacts } from './TargetFacts';

/** Shows the facts about a shared target, beside it. */
export function AboutShared({ link, target }: { link: PublicLink; target: PublicTarget }) {
  return (
    <div className={classes.about}>
      <p className={classes.project}>{link.projectName}</p>
      <TargetFacts target={target} />
      {target.description && <p className={classes.description}>{target.description}</p>}
      <p className={classes.foot}>This link expires on {formatDate(link.expiresAt)}.</p>
    </div>
  );
}
