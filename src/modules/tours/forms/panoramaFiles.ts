/** Returns why a file cannot be a panorama. Null if it can. */
export async function panoramaRefusal(file: File): Promise<string | null> {
  if (file.size === 0) return `${file.name} is empty.`;
  const size = await sizeOf(file);
  // The server may read formats that the browser cannot.
  if (!size || size.width === size.height * 2) return null;
  return `${file.name} is not a 360° photo. Its width has to be twice its height, but it has ${size.width} × ${size.height} pixels.`;
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
