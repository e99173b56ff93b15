import { Anchor } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { PublicLink, PublicTarget } from '@/api/generated/types.gen';
import { formatDate } from '@/shared/format/format';
import { AppLink } from '@/shared/routing/AppLink';
import { PageHeading } from '@/shared/ui/PageHeading';
import { Thumbnail } from '@/shared/ui/Thumbnail';
import { linkAddress } from '@/shared/visitors/linkToken';
import classes from '@/shared/visitors/Public.module.css';
import { ScanFacts } from '@/shared/visitors/ScanFacts';
import { sharedCloud } from '../viewer/cloudSource';
import { PointCloudViewer } from '../viewer/PointCloudViewer';
import { PublicDownload } from './PublicDownload';

interface Props {
  link: PublicLink;
  target: PublicTarget;
  token: string;
}

/** A shared scan in its viewer; one that has no point cloud yet, as a picture. */
export function SharedScan(props: Props) {
  return props.target.scan?.pointCount == null ? <Still {...props} /> : <Cloud {...props} />;
}

function Cloud({ link, target, token }: Props) {
  const source = useMemo(() => sharedCloud(target.id), [target.id]);
  const isOne = link.targets.length === 1;
  return (
    <PointCloudViewer
      title={target.title}
      {...(!isOne && { back: { href: linkAddress(token), label: 'All that are shared' } })}
      aside={
        <>
          <span className={classes.wideOnly}>{link.projectName}</span>
          {/* Here, so that it is there as well where the browser cannot show the points. */}
          {link.allowDownload && <PublicDownload compact target={target} />}
        </>
      }
      still={target.thumbnailUrl}
      source={source}
      inAddress={false}
      panels={() => [
        {
          id: 'about',
          label: 'About this scan',
          key: 'b',
          icon: IconInfoCircle,
          content: <About link={link} target={target} />,
        },
      ]}
    />
  );
}

function About({ link, target }: Omit<Props, 'token'>) {
  return (
    <div className={classes.about}>
      <p className={classes.project}>{link.projectName}</p>
      <ScanFacts target={target} />
      {target.description && <p className={classes.description}>{target.description}</p>}
      <p className={classes.foot}>This link works until {formatDate(link.expiresAt)}.</p>
    </div>
  );
}

function Still({ link, target, token }: Props) {
  return (
    <div className={classes.page}>
      <PageHeading title={target.title}>{target.title}</PageHeading>
      <Thumbnail url={target.thumbnailUrl} className={classes.still} />
      <About link={link} target={target} />
      {link.allowDownload && <PublicDownload target={target} />}
      {link.targets.length > 1 && (
        <Anchor component={AppLink} href={linkAddress(token)} size="sm">
          All {link.targets.length} that are shared
        </Anchor>
      )}
    </div>
  );
}
