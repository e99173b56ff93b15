import { useCallback, useEffect, useState } from 'react';

/**
 * Full screen for a part of the page that then covers all of it by its style. The document as a whole goes to full
 * screen, so that menus, dialogs and messages, which lie beside that part, stay in view. Where the browser has no
 * full screen, as on iPhones, covering the page is all that happens.
 */
export function useFullScreen(): [full: boolean, toggle: () => void] {
  const [full, setFull] = useState(false);
  useEffect(() => {
    const onChange = () => {
      if (!document.fullscreenElement) setFull(false);
    };
    document.addEventListener('fullscreenchange', onChange);
    return () => {
      document.removeEventListener('fullscreenchange', onChange);
      leave();
    };
  }, []);
  const toggle = useCallback(() => {
    setFull(!full);
    if (full) leave();
    else document.documentElement.requestFullscreen?.().catch(() => {});
  }, [full]);
  return [full, toggle];
}

function leave(): void {
  if (document.fullscreenElement) void document.exitFullscreen();
}
