import { TooLarge } from './tooLarge';

/** Pixels of a picture that is decoded here, which take 480 MB. The host decodes no larger ones either. */
const MOST_PIXELS = 120_000_000;

/** Why a picture is not shown, if its size is not the reason. */
export class NoPicture extends Error {
  override name = 'NoPicture';
}

/**
 * Opens a picture. Browsers read its head for that, and decode the rest when it is drawn: what a small file says of its size can
 * take all memory.
 * @param url of a chosen file
 * @param most pixels
 * @throws TooLarge for more pixels than are decoded, and NoPicture for what the browser cannot read
 */
export async function openPicture(url: string, most = MOST_PIXELS): Promise<HTMLImageElement> {
  const picture = new Image();
  await new Promise((resolve, reject) => {
    picture.onload = resolve;
    picture.onerror = () => reject(new NoPicture());
    picture.src = url;
  });
  const pixels = picture.naturalWidth * picture.naturalHeight;
  if (pixels > most) throw new TooLarge('pixels', most, pixels);
  return picture;
}

/** Does something with a picture that is small enough to be decoded. Throws as `openPicture` does. */
export async function withPicture<Result>(
  file: Blob,
  act: (picture: HTMLImageElement) => Result | Promise<Result>,
  most = MOST_PIXELS,
): Promise<Result> {
  const url = URL.createObjectURL(file);
  try {
    return await act(await openPicture(url, most));
  } finally {
    URL.revokeObjectURL(url);
  }
}
