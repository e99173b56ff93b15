/** Pixels of the longer side of a poster. */
const LONGEST = 1280;
const QUALITY = 0.85;

/** What a video shows now, as a JPEG; null where the browser gives none, as of a video of another host. */
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
