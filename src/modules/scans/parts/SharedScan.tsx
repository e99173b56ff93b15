import { Anchor } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useMemo } from 'react';
import { downloadPublicScan } from '@/api/generated/public/downloadPublicScan.gen';
import type { PublicTarget } from '@/api/generated/types.gen';
import { linkAddress } from '@/records/share/shareAddress';
import { AboutShared } from '@/records/visitors/AboutShared';
import classes from '@/records/visitors/Public.module.css';
import type { Visited } from '@/records/visitors/SharedTarget';
import { VisitorDownload } from '@/records/visitors/VisitorDownload';
import { AppLink } from '@/shared/routing/AppLink';
import { PageHeading } from '@/shared/ui/PageHeading';
import { Thumbnail } from '@/shared/ui/Thumbnail';
import { sharedCloud } from '../viewer/cloud/cloudSource';
import { PointCloudViewer } from '../viewer/PointCloudViewer';

/** Shows a shared scan in its viewer, or as a picture if it has no point cloud yet. */
export function SharedScan(props: Visited) {
  return props.target.scan?.pointCount == null ? (
    <Still {...props} />
  ) : (
    <Cloud key={props.target.id} {...props} />
  );
}

function Cloud({ link, target, token }: Visited) {
  const upAxis = target.scan?.upAxis ?? 'z';
  const source = useMemo(() => sharedCloud(target.id, upAxis), [target.id, upAxis]);
  const isOne = link.targets.length === 1;
  return (
    <PointCloudViewer
      title={target.title}
      {...(!isOne && { back: { href: linkAddress(token), label: 'All shared items' } })}
      aside={
        <>
          <span className={classes.wideOnly}>{link.projectName}</span>
          {/* Outside the viewer, so that it also works in browsers that cannot show the points. */}
          {link.allowDownload && <Download compact target={target} />}
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
          content: <AboutShared link={link} target={target} />,
        },
      ]}
    />
  );
}

function Still({ link, target, token }: Visited) {
  return (
    <div className="page-frame w-reading centered">
      <PageHeading title={target.title}>{target.title}</PageHeading>
      <Thumbnail url={target.thumbnailUrl} className={classes.still} />
      <AboutShared link={link} target={target} />
      {link.allowDownload && <Download target={target} />}
      {link.targets.length > 1 && (
        <Anchor component={AppLink} href={linkAddress(token)} size="sm">
          All {link.targets.length} shared items
        </Anchor>
      )}
    </div>
  );
}

function Download({ target, compact = false }: { target: PublicTarget; compact?: boolean }) {
  if (!target.scan) return null;
  return (
    <VisitorDownload
      operation="downloadPublicScan"
      load={(fetcher) =>
        downloadPublicScan({ path: { scanId: target.id }, fetch: fetcher, throwOnError: true })
      }
      fileName={target.scan.fileName}
      sizeBytes={target.scan.sizeBytes}
      compact={compact}
    />
  );
}
