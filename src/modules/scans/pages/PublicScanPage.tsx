import { Anchor } from '@mantine/core';
import type { PublicLink, PublicTarget } from '@/api/generated/types.gen';
import { formatDate } from '@/shared/format/format';
import { AppLink } from '@/shared/routing/AppLink';
import { useAddressQuery } from '@/shared/routing/search';
import { PageHeading } from '@/shared/ui/PageHeading';
import { Thumbnail } from '@/shared/ui/Thumbnail';
import { Collection } from '@/shared/visitors/Collection';
import { DeadLink } from '@/shared/visitors/DeadLink';
import { linkAddress } from '@/shared/visitors/linkToken';
import classes from '@/shared/visitors/Public.module.css';
import { ScanFacts } from '@/shared/visitors/ScanFacts';
import { VisitGate } from '@/shared/visitors/VisitGate';
import { PublicDownload } from '../parts/PublicDownload';

/** A scan that was shared; of several, the one that the address names. */
export default function PublicScanPage() {
  const asked = useAddressQuery().get('scan');
  return (
    <VisitGate>
      {(link, token) => {
        if (asked === null && link.targets.length > 1)
          return <Collection link={link} token={token} />;
        const target =
          asked === null ? link.targets[0] : link.targets.find(({ id }) => id === asked);
        return target ? <SharedScan link={link} target={target} token={token} /> : <DeadLink />;
      }}
    </VisitGate>
  );
}

interface Props {
  link: PublicLink;
  target: PublicTarget;
  token: string;
}

function SharedScan({ link, target, token }: Props) {
  const others = link.targets.length - 1;
  return (
    <div className={classes.page}>
      <p className={classes.project}>{link.projectName}</p>
      <PageHeading title={target.title}>{target.title}</PageHeading>
      <ScanFacts target={target} />
      <Thumbnail url={target.thumbnailUrl} className={classes.still} />
      {target.description && <p className={classes.description}>{target.description}</p>}
      <div className={classes.actions}>
        {link.allowDownload && <PublicDownload target={target} />}
        {others > 0 && (
          <Anchor component={AppLink} href={linkAddress(token)} size="sm">
            All {link.targets.length} that are shared
          </Anchor>
        )}
      </div>
      <p className={classes.foot}>This link works until {formatDate(link.expiresAt)}.</p>
    </div>
  );
}
