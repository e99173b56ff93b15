import { useCallback, useEffect, useState } from 'react';

/**
 * Toggles full screen for a part of the page that covers the rest by its style. It is the whole
 * document that enters full screen, so that menus, dialogs and toasts, which are outside that part,
 * stay visible. In browsers without full screen, such as on iPhones, the part only covers the page.
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
