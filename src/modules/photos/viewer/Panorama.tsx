import {
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import type { Photo } from '@/api/generated/types.gen';
import { useSteadyUrl } from '@/shared/ui/useSteadyUrl';
import type { Sphere } from '@/shared/viewer/sphere';
import { createPanorama } from './createPanorama';

interface Props {
  photo: Pick<Photo, 'url' | 'title' | 'thumbnailUrl'>;
  /** Renders marks inside the panorama once it is ready. */
  marks: ((sphere: Sphere) => ReactNode) | undefined;
}

/** Keeps events inside the panorama from changing the photo. */
const stop = (event: SyntheticEvent) => event.stopPropagation();

export default function Panorama({ photo: { title, thumbnailUrl, ...photo }, marks }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const { url, isBroken, onError } = useSteadyUrl(photo.url);
  const onFailure = useEffectEvent(onError);
  const [sphere, setSphere] = useState<Sphere | null>(null);
  useEffect(() => {
    if (!container.current) return;
    const { dispose } = createPanorama(container.current, {
      url,
      label: 'Loading the panorama',
      onFailure: () => onFailure(),
      onReady: setSphere,
    });
    return () => {
      setSphere(null);
      dispose();
    };
  }, [url]);
  if (isBroken) {
    return (
      <div className="grid place-center w-full h-full">
        <p>This browser cannot show panoramas. This is the flat picture.</p>
        <img src={thumbnailUrl} alt={title} />
      </div>
    );
  }
  return (
    <div
      className="relative w-full h-full"
      data-panorama
      onPointerDown={stop}
      onPointerMove={stop}
      onPointerUp={stop}
      onWheel={stop}
    >
      <section ref={container} className="absolute inset-0" aria-label={`${title}, panorama`} />
      {sphere && marks?.(sphere)}
    </div>
  );
}
