import { IconInfoCircle } from '@tabler/icons-react';
import { useMemo } from 'react';
import { downloadPublicModel } from '@/api/generated/public/downloadPublicModel.gen';
import type { PublicModel } from '@/api/generated/types.gen';
import { linkAddress } from '@/records/share/shareAddress';
import { AboutShared } from '@/records/visitors/AboutShared';
import classes from '@/records/visitors/Public.module.css';
import type { Visited } from '@/records/visitors/SharedTarget';
import { useLookAgain } from '@/records/visitors/useVisit';
import { VisitorDownload } from '@/records/visitors/VisitorDownload';
import { UnsavedMeasurements } from '@/shared/viewer/UnsavedMeasurements';
import { ViewerFrame } from '@/shared/viewer/ViewerFrame';
import { sharedFile } from '../viewer/format/modelFile';
import { MeasureOverlay } from '../viewer/measure/MeasureOverlay';
import { SectionHandles } from '../viewer/sections/SectionHandles';
import { useModelTools } from '../viewer/useModelTools';

/** A shared model in its viewer, with the tools of members but without pins and saved views. */
export function SharedModel({ link, target, token, model }: Visited & { model: PublicModel }) {
  const { id, title, thumbnailUrl } = target;
  const { format } = model;
  const file = useMemo(() => sharedFile(id, format), [id, format]);
  const { viewer, scene, measures, panels, frame } = useModelTools(file, 0, 'tree');
  useLookAgain(token, frame.status.phase === 'failed');
  const about = {
    id: 'about',
    label: 'About this model',
    key: 'b',
    icon: IconInfoCircle,
    content: <AboutShared link={link} target={target} />,
  };
  return (
    <ViewerFrame
      title={title}
      {...(link.targets.length > 1 && {
        back: { href: linkAddress(token), label: 'All shared items' },
      })}
      aside={
        <>
          <span className={classes.wideOnly}>{link.projectName}</span>
          {link.allowDownload && (
            <VisitorDownload
              compact
              operation="downloadPublicModel"
              load={(fetcher) =>
                downloadPublicModel({ path: { modelId: id }, fetch: fetcher, throwOnError: true })
              }
              fileName={model.fileName}
            />
          )}
        </>
      }
      description={`3D view of ${title}`}
      still={thumbnailUrl}
      {...frame}
      panels={[...panels, about]}
    >
      <UnsavedMeasurements number={measures.unsaved.length} />
      {viewer && (
        <>
          <SectionHandles viewer={viewer} sections={scene.sections} onChange={scene.setSections} />
          <MeasureOverlay viewer={viewer} measures={measures.measures} begun={measures.begun} />
        </>
      )}
    </ViewerFrame>
  );
}
