import { useEffect, useRef } from 'react';
import type { MarkupShape, Sheet } from '@/api/generated/types.gen';
import { MarkupShapes } from '@/records/markup/MarkupShapes';
import type { SheetViewer } from '../sheetTypes';
import classes from './Sheet.module.css';

interface Props {
  viewer: SheetViewer;
  sheet: Pick<Sheet, 'widthPoints' | 'heightPoints'>;
  shapes: readonly MarkupShape[];
}

/** Markup over the sheet, which moves and grows with it. */
export function MarkupOverlay({ viewer, sheet, shapes }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const { widthPoints: width, heightPoints: height } = sheet;
  useEffect(() => {
    const place = () => {
      const from = viewer.project({ x: 0, y: 0 });
      const to = viewer.project({ x: 1, y: 1 });
      if (!box.current) return;
      box.current.style.transform = `translate(${from.x}px, ${from.y}px) scale(${(to.x - from.x) / width})`;
    };
    place();
    return viewer.onChange(place);
  }, [viewer, width]);
  return (
    <div className="absolute inset-0 clip no-pointer">
      <div ref={box} className={`absolute no-pointer ${classes.markup}`} style={{ width, height }}>
        <MarkupShapes
          shapes={shapes}
          size={{ width, height }}
          operation="listSheetMarkups"
          error={null}
          onRetry={() => {}}
        />
      </div>
    </div>
  );
}
