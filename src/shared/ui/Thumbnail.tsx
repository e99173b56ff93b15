import { type Icon, IconScan } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './Thumbnail.module.css';

/**
 * Shows a 16:9 picture. Decorative, because the title is next to it. Shows an icon if the picture is missing or fails to
 * load.
 */
export function Thumbnail({
  url,
  icon: Placeholder = IconScan,
  className,
}: {
  url: string | null;
  /** The icon for a missing picture. */
  icon?: Icon;
  className?: string | undefined;
}) {
  const [broken, setBroken] = useState<string>();
  return (
    <span className={`${classes.frame} ${className ?? ''}`}>
      {url && url !== broken ? (
        <img src={url} alt="" loading="lazy" decoding="async" onError={() => setBroken(url)} />
      ) : (
        <Placeholder size={20} aria-hidden="true" />
      )}
    </span>
  );
}
