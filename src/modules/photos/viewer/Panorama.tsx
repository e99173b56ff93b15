import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type { Photo } from '@/api/generated/types.gen';
import { createPanorama } from './createPanorama';
import classes from './Stage.module.css';

interface Props {
  photo: Pick<Photo, 'url' | 'title' | 'thumbnailUrl'>;
}

/** What happens in the panorama is not for the photos beside it. */
const own = (event: SyntheticEvent) => event.stopPropagation();

export default function Panorama({ photo: { url, title, thumbnailUrl } }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!container.current) return;
    const { dispose } = createPanorama(container.current, {
      url,
      label: 'Loading the panorama',
      onFailure: () => setFailed(true),
    });
    return dispose;
  }, [url]);
  if (failed) {
    return (
      <div className={classes.failure}>
        <p>
          This browser cannot show the panorama all around. This is what it looks like unrolled.
        </p>
        <img src={thumbnailUrl} alt={title} />
      </div>
    );
  }
  return (
    <section
      ref={container}
      className={classes.panorama}
      aria-label={`${title}, all around`}
      data-panorama
      onPointerDown={own}
      onPointerMove={own}
      onPointerUp={own}
      onWheel={own}
    />
  );
}
