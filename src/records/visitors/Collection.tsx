import type { PublicLink } from '@/api/generated/types.gen';
import { capitalized, formatDate } from '@/shared/format/format';
import { shareKind } from '@/shared/modules/modules';
import { AppLink } from '@/shared/routing/AppLink';
import { PageHeading } from '@/shared/ui/PageHeading';
import { Thumbnail } from '@/shared/ui/Thumbnail';
import { targetAddress } from '../share/shareAddress';
import { countTargets, isMixed } from '../share/shareKinds';
import classes from './Public.module.css';
import { TargetFacts } from './TargetFacts';

/** The page of a link with several targets. */
export function Collection({ link, token }: { link: PublicLink; token: string }) {
  return (
    <div className="page-frame w-reading centered">
      <p className={classes.project}>{link.projectName}</p>
      <PageHeading title="Shared with you">
        {countTargets(link.targets)} shared with you
      </PageHeading>
      <ul className={classes.targets}>
        {link.targets.map((target) => (
          <li key={target.id} className={classes.target}>
            <Thumbnail url={target.thumbnailUrl} />
            <div className="p-12">
              <h2 className="m-0 text-sm medium">
                <AppLink
                  href={targetAddress(token, target)}
                  className="inherit undecorated whole-card"
                >
                  {target.title}
                </AppLink>
              </h2>
              <TargetFacts
                target={target}
                kind={isMixed(link.targets) ? capitalized(shareKind(target.type).noun) : undefined}
              />
            </div>
          </li>
        ))}
      </ul>
      <p className={classes.foot}>This link expires on {formatDate(link.expiresAt)}.</p>
    </div>
  );
}
