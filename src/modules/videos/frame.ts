/** The longer side of a poster in pixels. */
const LONGEST = 1280;
const QUALITY = 0.85;

/**
 * Returns the current frame of a video as a JPEG. Null if the browser denies access, for example to a video
 * from another host.
 */
export async function frameOf(video: HTMLVideoElement): Promise<File | null> {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0 || videoHeight === 0) return null;
  const ratio = Math.min(1, LONGEST / Math.max(videoWidth, videoHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(videoWidth * ratio);
  canvas.height = Math.round(videoHeight * ratio);
  try {
    canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', QUALITY),
    );
    return blob && new File([blob], 'poster.jpg', { type: 'image/jpeg' });
  } catch {
    return null;
  }
}

/** Poster position in seconds. The first frame is often black. */
const POSTER_AT = 1;
/** Maximum milliseconds to wait for a frame of a playable file. */
const TIMEOUT_MS = 10_000;

/** Returns a frame of a local video file as a JPEG. Null if the browser cannot play the file. */
export async function posterOf(file: File): Promise<File | null> {
  const video = document.createElement('video');
  const url = URL.createObjectURL(file);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const seen = (event: 'loadedmetadata' | 'seeked') =>
    new Promise<void>((resolve, reject) => {
      video.addEventListener(event, () => resolve(), { once: true });
      for (const [target, end] of [
        [video, 'error'],
        [signal, 'abort'],
      ] as const)
        target.addEventListener(end, () => reject(new Error(end)), { once: true });
    });
  try {
    video.muted = true;
    video.preload = 'auto';
    const loaded = seen('loadedmetadata');
    video.src = url;
    await loaded;
    const sought = seen('seeked');
    // The duration of an unfinished recording is infinite.
    video.currentTime = Number.isFinite(video.duration)
      ? Math.min(POSTER_AT, video.duration / 2)
      : 0;
    await sought;
    return await frameOf(video);
  } catch {
    return null;
  } finally {
    video.removeAttribute('src');
    URL.revokeObjectURL(url);
  }
}
