import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, Suspense, useEffect, useRef, useState } from 'react';
import { getPhotoOptions } from '@/api/generated/photos.gen';
import type { Photo, PhotoDetail } from '@/api/generated/types.gen';
import { onDemand } from '@/shared/onDemand';
import { leave } from '@/shared/routing/leaveGuard';
import { PanelBoundary } from '@/shared/ui/panel/PanelBoundary';
import { Skeleton } from '@/shared/ui/Skeleton';
import { useReturnFocus } from '@/shared/ui/useReturnFocus';
import type { Sphere } from '@/shared/viewer/sphere';
import { MarkupLayer } from '../markup/MarkupLayer';
import { PanoramaPins } from '../pins/PanoramaPins';
import { PicturePins } from '../pins/PicturePins';
import { type PhotoPins, usePhotoPins } from '../pins/usePhotoPins';
import { Compare } from './Compare';
import type { Mode } from './mode';
import { PhotoFailure } from './PhotoFailure';
import { PhotoPanel } from './PhotoPanel';
import classes from './PhotoViewer.module.css';
import { Stage } from './Stage';
import { stepOf } from './stepOf';
import { ViewerBar } from './ViewerBar';

const MarkupEditor = onDemand(() => import('../markup/MarkupEditor'));

interface Props {
  projectId: string;
  /** The photos to browse. The open one need not be among them. */
  photos: readonly Photo[];
  photoId: string;
  onOpen: (photoId: string) => void;
  /** Called when the last photo is open. */
  onEnd: () => void;
  onClose: () => void;
}

/** One photo in full window size, with its details. */
export default function PhotoViewer(props: Props) {
  const { projectId, photos, photoId, onOpen, onEnd, onClose } = props;
  const found = usePhoto(projectId, photoId, photos);
  const photo = found.data?.data;
  const [mode, setMode] = useState<Mode>('look');
  const [showsPanel, setShowsPanel] = useState(true);
  const [showsMarkup, setShowsMarkup] = useState(true);
  const pins = usePhotoPins(projectId, photoId, () => setMode('look'));
  useReturnFocus();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each photo opens in view mode.
  useEffect(() => setMode('look'), [photoId]);

  const content = useFocusAfter(mode);
  const index = photos.findIndex(({ id }) => id === photoId);
  const shown = index >= 0 || !photo ? photos : [photo];
  useEffect(() => {
    if (index >= 0 && index >= photos.length - 2) onEnd();
  }, [index, photos.length, onEnd]);
  const go = (step: 1 | -1) => {
    const next = photos[index + step];
    if (index >= 0 && next) onOpen(next.id);
  };
  /**
   * Closes the viewer. A key does not close it while the user is drawing, and Escape in a dialog
   * closes only that dialog.
   */
  const close = () => {
    const modals = [...document.querySelectorAll('[aria-modal="true"]')];
    if (mode === 'draw' || modals.some((modal) => modal !== content.current)) return;
    if (pins.onPlace) return pins.onPlace(null);
    if (mode === 'compare') setMode('look');
    else onClose();
  };
  const onKeyDown = keysOf(mode === 'look', {
    go,
    panel: () => leave(() => setShowsPanel(!showsPanel)),
    markup: () => setShowsMarkup(!showsMarkup),
  });

  return (
    <Modal.Root
      opened
      onClose={close}
      fullScreen
      padding={0}
      transitionProps={{ duration: 0 }}
      classNames={{ content: classes.content ?? '', body: classes.body ?? '' }}
    >
      <Modal.Content
        ref={content}
        aria-label={photo ? `Photo ${photo.title}` : 'Photo'}
        onKeyDownCapture={onKeyDown}
      >
        <Modal.Body>
          {found.error && !photo ? (
            <PhotoFailure
              error={found.error}
              onRetry={() => void found.refetch()}
              onClose={onClose}
            />
          ) : !photo ? (
            <Skeleton shape="media" h="100%" />
          ) : (
            <>
              <ViewerBar
                photo={photo}
                place={index >= 0 ? `${index + 1} of ${photos.length}` : ''}
                mode={mode}
                // Drawing takes the place of the details, where somebody may be typing.
                onMode={(next) => (next === 'draw' ? leave(() => setMode(next)) : setMode(next))}
                {...{ showsPanel, showsMarkup }}
                onPanel={(shows) => leave(() => setShowsPanel(shows))}
                onMarkup={setShowsMarkup}
                onClose={onClose}
              />
              <div className={`relative min-w-0 min-h-0 clip ${classes.stage}`}>
                <PanelBoundary name="The picture" resetKeys={[photoId, mode]}>
                  {mode === 'look' && (
                    <Look {...{ shown, index, photoId, showsMarkup, pins, onOpen, projectId }} />
                  )}
                  {mode === 'compare' && photo.pairId && (
                    <Compare photo={photo} pairId={photo.pairId} />
                  )}
                  {mode === 'draw' && <Drawing photo={photo} onClose={() => setMode('look')} />}
                </PanelBoundary>
              </div>
              {showsPanel && mode !== 'draw' && (
                <PhotoPanel
                  key={photo.id}
                  photo={photo}
                  loading={found.isPlaceholderData}
                  photos={photos}
                  pins={pins}
                  onCompare={() => setMode('compare')}
                  onDeleted={onClose}
                />
              )}
            </>
          )}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

interface LookProps extends Pick<Props, 'projectId' | 'photoId' | 'onOpen'> {
  shown: readonly Photo[];
  /** The index of the open photo; -1 if it is not among them. */
  index: number;
  showsMarkup: boolean;
  pins: PhotoPins;
}

/** Shows the picture with its markup and pins. */
function Look({ projectId, photoId, shown, index, showsMarkup, pins, onOpen }: LookProps) {
  return (
    <Stage
      photos={shown}
      index={Math.max(0, index)}
      markup={
        showsMarkup ? (stagePhoto) => <MarkupLayer {...{ projectId }} photo={stagePhoto} /> : null
      }
      marks={{
        onPicture: (zoom: number) => <PicturePins pins={pins} zoom={zoom} />,
        inPanorama: (sphere: Sphere) => <PanoramaPins sphere={sphere} pins={pins} />,
      }}
      onIndex={(next) => {
        const to = shown[next];
        if (to && to.id !== photoId) onOpen(to.id);
      }}
    />
  );
}

interface Keys {
  go: (step: 1 | -1) => void;
  panel: () => void;
  markup: () => void;
}

/** Returns the keys of the viewer, which work while nothing else takes them. */
const keysOf = (isLooking: boolean, run: Keys) => (event: KeyboardEvent) => {
  const target = event.target as HTMLElement;
  const isOurs =
    isLooking && !target.closest('input, textarea, select, [role="slider"], [data-placing]');
  if (!isOurs || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  const step = stepOf(event);
  if (step) run.go(step);
  else if (event.key === 'i') run.panel();
  else if (event.key === 'm') run.markup();
  else return;
  event.preventDefault();
  event.stopPropagation();
};

function Drawing({ photo, onClose }: { photo: PhotoDetail; onClose: () => void }) {
  const [unsaved, setUnsaved] = useState(false);
  return (
    <Suspense fallback={<Skeleton shape="media" h="100%" />}>
      <MarkupEditor
        photo={photo}
        unsaved={unsaved}
        onUnsaved={setUnsaved}
        onClose={() => {
          setUnsaved(false);
          onClose();
        }}
      />
    </Suspense>
  );
}

/** A photo, which the list shows without its comments until it is read. */
const usePhoto = (projectId: string, photoId: string, photos: readonly Photo[]) =>
  useQuery({
    ...getPhotoOptions({ path: { projectId, photoId } }),
    placeholderData: () => {
      const data = photos.find(({ id }) => id === photoId);
      return data && { success: true as const, data: { ...data, comments: [] } };
    },
  });

function useFocusAfter(mode: Mode) {
  // The focused element may have disappeared with the previous mode, and keys would be lost.
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (mode === 'look' && document.activeElement === document.body) content.current?.focus();
  }, [mode]);
  return content;
}
