import { type Icon, IconScan } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './Thumbnail.module.css';

/** A 16:9 picture, decorative: the title stands beside it. A symbol where there is none, or it cannot be loaded. */
export function Thumbnail({
  url,
  icon: Placeholder = IconScan,
  className,
}: {
  url: string | null;
  /** Of what there is no picture. */
  icon?: Icon;
  className?: string | undefined;
}) {
  const [broken, setBroken] = useState<string>();
  return (
    <span className={`${classes.frame} ${className ?? ''}`}>
      {url && url !== broken ? (
        <img src={url} alt="" loading="lazy" decoding="async" onError={() => setBroken(url)} />
      ) : (
        <Placeholder size={22} stroke={1.4} aria-hidden="true" />
      )}
    </span>
  );
}
