import { useEffect, useRef } from 'react';
import type { SheetLink } from '@/api/generated/types.gen';
import { AppLink } from '@/shared/routing/AppLink';
import type { SheetViewer } from '../sheetTypes';
import classes from './Sheet.module.css';

interface Props {
  viewer: SheetViewer;
  links: readonly SheetLink[];
  hrefOf: (sheetId: string) => string;
}

/** Pixels around the text, so that a thumb hits it. */
const MARGIN = 6;

/** Shows the references on a drawing as links to their sheets. */
export function SheetLinks({ viewer, links, hrefOf }: Props) {
  const box = useRef<HTMLDivElement>(null);
  // Move them without React, which would otherwise render all of them 60 times a second.
  useEffect(() => {
    const place = () => {
      const anchors = box.current?.querySelectorAll('a') ?? [];
      anchors.forEach((anchor, i) => {
        const [x = 0, y = 0, width = 0, height = 0] = links[i]?.box ?? [];
        const from = viewer.project({ x, y });
        const to = viewer.project({ x: x + width, y: y + height });
        anchor.hidden = !from.visible && !to.visible;
        anchor.style.transform = `translate(${from.x - MARGIN}px, ${from.y - MARGIN}px)`;
        anchor.style.width = `${to.x - from.x + 2 * MARGIN}px`;
        anchor.style.height = `${to.y - from.y + 2 * MARGIN}px`;
      });
    };
    place();
    return viewer.onChange(place);
  }, [viewer, links]);
  return (
    <div ref={box} className="absolute inset-0 clip no-pointer">
      {links.map(({ text, sheetId, number }, i) => (
        <AppLink
          // biome-ignore lint/suspicious/noArrayIndexKey: the same reference stands in several places, and their order stays.
          key={i}
          href={hrefOf(sheetId)}
          data-on-picture
          className={classes.link}
          aria-label={text === number ? `Sheet ${number}` : `${text}: sheet ${number}`}
          title={`Open ${number}`}
        />
      ))}
    </div>
  );
}
