import { useEffect, useState } from 'react';

/** Pictures that are loaded before they are shown. */
const AHEAD = 6;
/** Milliseconds that a picture is waited for; then it is shown as far as it is there. */
const PATIENCE = 4000;

/** Resolves when the picture is loaded, or cannot be. */
function loaded(url: string): Promise<unknown> {
  const image = new Image();
  image.src = url;
  return image.decode().catch(() => undefined);
}

interface Options {
  urls: readonly string[];
  /** Pictures a second. */
  fps: number;
  /** Whether it plays from the beginning on. */
  autoplay: boolean;
}

/** Goes from picture to picture, and waits for one that is not loaded yet. At the last it stops. */
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
    void Promise.all([wait(1000 / fps), Promise.race([loaded(next), wait(PATIENCE)])]).then(() => {
      if (!gone) setAt(at + 1);
    });
    return () => {
      gone = true;
    };
  }, [running, at, last, urls, fps]);

  return {
    at,
    running,
    /** Plays or pauses; from the end it begins again. */
    toggle: () => {
      if (!running && at >= last) setAt(0);
      setRunning(!running);
    },
    /** Shows one of them, and stays there. */
    show: (index: number) => {
      setRunning(false);
      setAt(index);
    },
  };
}
