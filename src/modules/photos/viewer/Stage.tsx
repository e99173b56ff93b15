import { IconPhotoOff } from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';
import Lightbox, { type GenericSlide } from 'yet-another-react-lightbox';
import Inline from 'yet-another-react-lightbox/plugins/inline';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import type { Photo } from '@/api/generated/types.gen';
import { usePrinting } from '@/shared/browser/printState';
import { onDemand } from '@/shared/onDemand';
import type { Sphere } from '@/shared/viewer/sphere';
import classes from './Stage.module.css';

const Panorama = onDemand(() => import('./Panorama'));

/** The fields of a photo that the stage shows. */
export type StagePhoto = Pick<
  Photo,
  'id' | 'title' | 'url' | 'thumbnailUrl' | 'width' | 'height' | 'is360' | 'markupCount'
>;

declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    photo: PhotoSlide;
    panorama: PanoramaSlide;
  }
}
interface PhotoSlide extends GenericSlide {
  type: 'photo';
  photo: StagePhoto;
}
interface PanoramaSlide extends GenericSlide {
  type: 'panorama';
  photo: StagePhoto;
}

interface Props {
  photos: readonly StagePhoto[];
  index: number;
  /** Renders the markup over a photo. Null to hide it. */
  markup: ((photo: StagePhoto) => ReactNode) | null;
  /** Renders other overlays on the current photo, such as pins. */
  marks?: { onPicture: (zoom: number) => ReactNode; inPanorama: (sphere: Sphere) => ReactNode };
  onIndex: (index: number) => void;
}

/** Photos side by side. The user can swipe between them and zoom into the current one. */
export function Stage({ photos, index, markup, marks, onIndex }: Props) {
  const isPrinting = usePrinting();
  const current = photos[index];
  return (
    <>
      {isPrinting && current && <OnPaper photo={current} markup={markup} marks={marks} />}
      <Lightbox
        plugins={[Inline, Zoom]}
        inline={{ className: classes.stage }}
        index={index}
        slides={photos.map((photo) => ({ type: photo.is360 ? 'panorama' : 'photo', photo }))}
        carousel={{ finite: true, preload: 1, padding: 0, spacing: '10%' }}
        animation={{ swipe: 250, navigation: 180 }}
        controller={{ aria: true, disableSwipeNavigation: photos[index]?.is360 ?? false }}
        zoom={{ supports: ['photo'], maxZoom: 8, scrollToZoom: true }}
        toolbar={{ buttons: [] }}
        labels={{ Previous: 'Previous photo', Next: 'Next photo' }}
        on={{ view: ({ index: next }) => onIndex(next) }}
        render={{
          ...(photos.length === 1 && { buttonPrev: () => null, buttonNext: () => null }),
          ...(photos[index]?.is360 && { buttonZoom: () => null }),
          slide: ({ slide, offset, rect, zoom }) => {
            if (slide.type === 'panorama') {
              // Only one at a time, because each uses a WebGL context and browsers allow only a few.
              return offset === 0 ? (
                <Suspense>
                  <Panorama photo={slide.photo} marks={marks?.inPanorama} />
                </Suspense>
              ) : (
                <img src={slide.photo.thumbnailUrl} alt="" className={classes.waiting} />
              );
            }
            if (slide.type !== 'photo') return undefined;
            return (
              <Picture photo={slide.photo} room={rect} markup={markup}>
                {offset === 0 && marks?.onPicture(zoom ?? 1)}
              </Picture>
            );
          },
        }}
      />
    </>
  );
}

type OnPaperProps = Pick<Props, 'markup' | 'marks'> & { photo: StagePhoto };

/** The height of a picture in millimeters, which leaves room on a sheet of any size for the title. */
const MOST_MM = 210;

/** The picture without the means to browse, as wide as paper. A panorama lies flat. */
const OnPaper = ({ photo, markup, marks }: OnPaperProps) => (
  <figure
    className={`relative w-full ${classes.paper}`}
    style={{
      aspectRatio: `${photo.width} / ${photo.height}`,
      maxWidth: `${(MOST_MM * photo.width) / photo.height}mm`,
    }}
    data-paper-only=""
  >
    {/* What is shown is loaded already. */}
    <img src={photo.is360 ? photo.thumbnailUrl : photo.url} alt={photo.title} />
    {photo.markupCount > 0 && markup?.(photo)}
    {!photo.is360 && marks?.onPicture(1)}
  </figure>
);

interface PictureProps extends Pick<Props, 'markup'> {
  photo: StagePhoto;
  room: { width: number; height: number };
  /** Content over the whole stage. */
  children: ReactNode;
}

function Picture({ photo, room, markup, children }: PictureProps) {
  const [broken, setBroken] = useState('');
  const ratio = Math.min(room.width / photo.width, room.height / photo.height);
  const size = { width: photo.width * ratio, height: photo.height * ratio };
  if (broken === photo.url) {
    return (
      <p className={`grid gap-8 ${classes.broken}`}>
        <IconPhotoOff size={20} aria-hidden="true" />
        The picture could not be loaded.
      </p>
    );
  }
  return (
    <div
      className={`relative rigid ${classes.picture}`}
      style={{ ...size, backgroundImage: `url("${photo.thumbnailUrl}")` }}
    >
      <img
        src={photo.url}
        alt={photo.title}
        draggable={false}
        onError={() => setBroken(photo.url)}
      />
      {photo.markupCount > 0 && markup?.(photo)}
      {children}
    </div>
  );
}
