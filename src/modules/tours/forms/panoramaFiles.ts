/** What is offered first; the server tells a picture by its content. */
export const PANORAMA_TYPES = 'image/jpeg,image/png';

/** Why a picture can be no panorama, before anybody has waited for its upload; null when it may be one. */
export async function panoramaRefusal(file: File): Promise<string | null> {
  if (file.size === 0) return `${file.name} is empty.`;
  const size = await sizeOf(file);
  // What the browser cannot read, the server may.
  if (!size || size.width === size.height * 2) return null;
  return `${file.name} is not a 360° photo: one that shows all around is twice as wide as it is high, and this one has ${size.width} × ${size.height} pixels.`;
}

function sizeOf(file: File): Promise<{ width: number; height: number } | null> {
  const picture = new Image();
  const url = URL.createObjectURL(file);
  return new Promise<{ width: number; height: number } | null>((resolve) => {
    picture.onload = () => resolve({ width: picture.naturalWidth, height: picture.naturalHeight });
    picture.onerror = () => resolve(null);
    picture.src = url;
  }).finally(() => URL.revokeObjectURL(url));
}
