import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatDate } from '@/shared/format/format';
import { AppLink } from '@/shared/routing/AppLink';
import { PageHeading } from '@/shared/ui/PageHeading';
import { linkAddress } from '../share/shareAddress';
import classes from './Public.module.css';
import type { Visited } from './SharedTarget';

interface Props extends Visited {
  /** Content beside the heading. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Shows the scrolling page of a shared target, with the owner above and the expiry below. */
export function SharedPage({ link, target, token, aside, children }: Props) {
  return (
    <div className="page-frame centered">
      <p className={classes.project}>{link.projectName}</p>
      <div className={classes.head}>
        <PageHeading title={target.title}>{target.title}</PageHeading>
        {aside}
      </div>
      {children}
      <p className={classes.foot}>
        {link.targets.length > 1 && (
          <Anchor component={AppLink} href={linkAddress(token)} size="sm">
            All {link.targets.length} shared items
          </Anchor>
        )}
        <span>This link expires on {formatDate(link.expiresAt)}.</span>
      </p>
    </div>
  );
}
