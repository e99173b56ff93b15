import { useEffect, useState } from 'react';

/** Number of pictures to preload. */
const AHEAD = 6;
/** Maximum milliseconds to wait for a picture. After that, it is shown while it loads. */
const TIMEOUT_MS = 4000;

/** Resolves when the picture has loaded or failed. */
function loaded(url: string): Promise<unknown> {
  const image = new Image();
  image.src = url;
  return image.decode().catch(() => undefined);
}

interface Options {
  urls: readonly string[];
  /** Frames per second. */
  fps: number;
  /** Whether playback starts at once. */
  autoplay: boolean;
}

/** Plays pictures in order and waits for those that are still loading. Stops at the last one. */
export function useFrameClock({ urls, fps, autoplay }: Options) {
  const [at, setAt] = useState(0);
  const [running, setRunning] = useState(autoplay);
  const last = urls.length - 1;

  useEffect(() => {
    for (const url of urls.slice(at + 1, at + 1 + AHEAD)) new Image().src = url;
  }, [urls, at]);

  useEffect(() => {
    const next = urls[at + 1];
    if (!running || last < 0) return;
    if (next === undefined) return setRunning(false);
    let gone = false;
    const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));
    void Promise.all([wait(1000 / fps), Promise.race([loaded(next), wait(TIMEOUT_MS)])]).then(
      () => {
        if (!gone) setAt(at + 1);
      },
    );
    return () => {
      gone = true;
    };
  }, [running, at, last, urls, fps]);

  return {
    at,
    running,
    /** Plays or pauses. At the end, starts over. */
    toggle: () => {
      if (!running && at >= last) setAt(0);
      setRunning(!running);
    },
    /** Shows one picture and pauses. */
    show: (index: number) => {
      setRunning(false);
      setAt(index);
    },
  };
}
