import { useEffect, useState } from 'react';
import { openPicture } from './picture';
import { TooLarge } from './tooLarge';
import { tooLargeText } from './tooLargeText';

/** A chosen picture with its address, which is valid while it is shown. */
interface OpenPicture {
  url: string;
  width: number;
  height: number;
}

/** Returns a chosen picture, or why it cannot be shown. Both are null until the browser knows, and without a file. */
export function usePicture(file: File | undefined) {
  const [picture, setPicture] = useState<OpenPicture | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return undefined;
    let isOver = false;
    const url = URL.createObjectURL(file);
    openPicture(url).then(
      ({ naturalWidth: width, naturalHeight: height }) =>
        !isOver && setPicture({ url, width, height }),
      (error) => !isOver && setFault(faultText(error)),
    );
    return () => {
      isOver = true;
      setPicture(null);
      setFault(null);
      URL.revokeObjectURL(url);
    };
  }, [file]);
  return { picture, fault };
}

const faultText = (error: unknown): string =>
  error instanceof TooLarge
    ? tooLargeText(error, 'The picture')
    : 'This file cannot be shown as a picture. Choose a JPEG, PNG or WebP picture.';
