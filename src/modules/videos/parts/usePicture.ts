import { useState } from 'react';

/** What a browser cannot show of a video: its picture, or anything. */
export type Unshown = 'picture' | 'all';

/**
 * Notices a video that the browser cannot show. If only the sound can be played, the element reports no error: it has a
 * length, but no width.
 */
export function usePicture(url: string) {
  const [without, setWithout] = useState('');
  return {
    hasNoPicture: without === url,
    onMetadata: ({ videoWidth }: HTMLVideoElement) => setWithout(videoWidth === 0 ? url : ''),
  };
}
