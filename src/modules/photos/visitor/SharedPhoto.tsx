import { Anchor } from '@mantine/core';
import { linkAddress } from '@/records/share/shareAddress';
import { SharedPage } from '@/records/visitors/SharedPage';
import type { Visited } from '@/records/visitors/SharedTarget';
import { formatDate } from '@/shared/format/format';
import { AppLink } from '@/shared/routing/AppLink';
import { PageHeading } from '@/shared/ui/PageHeading';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorState } from '@/shared/ui/states';
import viewer from '../viewer/PhotoViewer.module.css';
import { SharedPhotoScreen } from './SharedPhotoScreen';
import classes from './SharedPhotos.module.css';
import { useSharedPhoto } from './visitorPhotos';

export function SharedPhoto(visited: Visited) {
  const { link, target, token } = visited;
  const found = useSharedPhoto(token, target.id);
  if (!found.data) {
    return (
      <SharedPage {...visited}>
        {found.error ? (
          <ErrorState
            operation="getPublicPhoto"
            error={found.error}
            onRetry={() => void found.refetch()}
          />
        ) : (
          <Skeleton shape="media" h={420} />
        )}
      </SharedPage>
    );
  }
  return (
    <div className={`${viewer.body} ${classes.alone}`}>
      <SharedPhotoScreen
        photos={[found.data]}
        photo={found.data}
        token={token}
        allowDownload={link.allowDownload}
        heading={<PageHeading title={target.title}>{target.title}</PageHeading>}
        onOpen={() => {}}
        more={
          <>
            <p className="quiet">
              {link.projectName}. This link expires on {formatDate(link.expiresAt)}.
            </p>
            {link.targets.length > 1 && (
              <Anchor component={AppLink} href={linkAddress(token)} size="sm">
                All {link.targets.length} shared items
              </Anchor>
            )}
          </>
        }
      />
    </div>
  );
}
