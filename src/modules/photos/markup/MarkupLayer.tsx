import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { getPhotoMarkupOptions } from '@/api/generated/photos/getPhotoMarkup.gen';
import type { MarkupShape, Photo } from '@/api/generated/types.gen';
import { failureText } from '@/shared/errors/operationTexts';
import classes from './Markup.module.css';
import { boxOf, colorOf, letterOf, scaled, strokeOf } from './shapes';

/** What was drawn on a photo, over its picture. */
export function MarkupLayer({ photo }: { photo: Photo }) {
  const { projectId, id: photoId, width, height } = photo;
  const markup = useQuery(getPhotoMarkupOptions({ path: { projectId, photoId } }));
  if (markup.error && !markup.data) {
    return (
      <p className={classes.failure} role="alert">
        {failureText('getPhotoMarkup', markup.error)}{' '}
        <button type="button" onClick={() => void markup.refetch()}>
          Retry
        </button>
      </p>
    );
  }
  if (!markup.data) return null;
  const { shapes } = markup.data.data;
  const texts = shapes.flatMap(({ text }) => text || []);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={classes.layer}
      role="img"
      aria-label={`Markup${texts.length > 0 ? `: ${texts.join(', ')}` : ''}`}
    >
      {shapes.map((shape, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a layer comes as a whole.
        <Shape key={i} shape={shape} photo={photo} />
      ))}
    </svg>
  );
}

function Shape({ shape, photo }: { shape: MarkupShape; photo: Photo }) {
  const head = useId();
  const points = scaled(shape, photo);
  const [x1, y1, x2, y2] = points;
  const color = colorOf[shape.color];
  const line = { fill: 'none', stroke: color, strokeWidth: strokeOf(photo) };
  switch (shape.type) {
    case 'arrow':
      return (
        <>
          <marker
            id={head}
            viewBox="0 0 10 10"
            refX="8"
            refY="5"
            markerWidth="5"
            markerHeight="5"
            orient="auto"
          >
            <path d="M0 0 10 5 0 10z" fill={color} />
          </marker>
          <line {...{ x1, y1, x2, y2 }} {...line} markerEnd={`url(#${head})`} />
        </>
      );
    case 'rectangle':
      return <rect {...boxOf(points)} {...line} />;
    case 'freehand':
      return (
        <polyline
          points={points.join(' ')}
          {...line}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      );
    default:
      return (
        <text x={x1} y={y1} fill={color} fontSize={letterOf(photo)} className={classes.text}>
          {shape.text}
        </text>
      );
  }
}
