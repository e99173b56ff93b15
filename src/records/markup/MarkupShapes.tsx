import { useId } from 'react';
import type { MarkupShape } from '@/api/generated/types.gen';
import type { OperationId } from '@/shared/errors/failures';
import { failureText } from '@/shared/errors/operationTexts';
import classes from './Markup.module.css';
import { boxOf, colorOf, letterOf, type Size, scaled, strokeOf } from './shapes';

interface Props {
  /** Undefined until loaded. */
  shapes: readonly MarkupShape[] | undefined;
  /** The size of the picture. */
  size: Size;
  operation: OperationId;
  error: unknown;
  onRetry: () => void;
}

/** Shapes over a picture, or the reason why they cannot be shown. */
export function MarkupShapes({ shapes, size, operation, error, onRetry }: Props) {
  if (error && !shapes) {
    return (
      <p className={`absolute m-0 text-sm ${classes.failure}`} role="alert">
        {failureText(operation, error)}{' '}
        <button type="button" onClick={onRetry}>
          Retry
        </button>
      </p>
    );
  }
  if (!shapes) return null;
  const texts = shapes.flatMap(({ text }) => text || []);
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      className="no-pointer"
      role="img"
      aria-label={`Markup${texts.length > 0 ? `: ${texts.join(', ')}` : ''}`}
    >
      {shapes.map((shape, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the layer is replaced as a whole.
        <Shape key={i} shape={shape} size={size} />
      ))}
    </svg>
  );
}

function Shape({ shape, size }: { shape: MarkupShape; size: Size }) {
  const head = useId();
  const points = scaled(shape, size);
  const [x1, y1, x2, y2] = points;
  const color = colorOf[shape.color];
  const line = { fill: 'none', stroke: color, strokeWidth: strokeOf(size, shape) };
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
        <text x={x1} y={y1} fill={color} fontSize={letterOf(size, shape)} className={classes.text}>
          {shape.text}
        </text>
      );
  }
}
