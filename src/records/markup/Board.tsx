import type Konva from 'konva';
import { type Ref, useEffect, useEffectEvent, useState } from 'react';
import { Arrow, Image, Layer, Line, Rect, Stage, Text } from 'react-konva';
import type { MarkupColor, MarkupShape, MarkupType } from '@/api/generated/types.gen';
import { useSteadyUrl } from '@/shared/ui/useSteadyUrl';
import type { Tool } from './EditorTools';
import classes from './Markup.module.css';
import { boxOf, colorOf, letterOf, moved, scaled, shares, strokeOf } from './shapes';

/** Its address and its size in pixels. */
export interface Picture {
  url: string;
  width: number;
  height: number;
}

interface Props {
  picture: Picture;
  stage: Ref<Konva.Stage>;
  /** Screen pixels. */
  size: { width: number; height: number };
  shapes: MarkupShape[];
  tool: Tool;
  color: MarkupColor;
  /** The index of the selected shape. */
  chosen: number | null;
  onChange: (shapes: MarkupShape[]) => void;
  onChoose: (index: number | null) => void;
}

/** The maximum of the contract. */
const MAX_NUMBERS = 4000;
const TEXT_LENGTH = 200;
/** Strokes shorter than this fraction of the picture count as clicks. */
const SHORTEST = 0.005;

export function Board(props: Props) {
  const { picture, stage, size, shapes, tool, color, chosen, onChange, onChoose } = props;
  const image = useImage(picture.url);
  const [draft, setDraft] = useState<MarkupShape | null>(null);
  const [writing, setWriting] = useState<{ x: number; y: number } | null>(null);

  const pointOf = (event: Konva.KonvaEventObject<PointerEvent>) => {
    const pointer = event.target.getStage()?.getPointerPosition() ?? { x: 0, y: 0 };
    return shares([pointer.x, pointer.y], size);
  };
  const begin = (event: Konva.KonvaEventObject<PointerEvent>) => {
    if (writing) return;
    const isPicture = event.target.getClassName() === 'Image';
    if (tool === 'move') {
      if (isPicture) onChoose(null);
      return;
    }
    const [x = 0, y = 0] = pointOf(event);
    if (tool !== 'text') setDraft({ type: tool, points: [x, y, x, y], color, text: '' });
  };
  const go = (event: Konva.KonvaEventObject<PointerEvent>) => {
    if (!draft) return;
    const to = pointOf(event);
    const isFree = draft.type === 'freehand' && draft.points.length < MAX_NUMBERS;
    setDraft({ ...draft, points: [...(isFree ? draft.points : draft.points.slice(0, 2)), ...to] });
  };
  const end = (event: Konva.KonvaEventObject<PointerEvent>) => {
    // Before the pointer is released, the browser would move the focus away from the field.
    if (tool === 'text' && event.type === 'pointerup' && !writing) {
      const [x = 0, y = 0] = pointOf(event);
      setWriting({ x, y });
    }
    if (draft && lengthOf(draft) > SHORTEST) onChange([...shapes, draft]);
    setDraft(null);
  };
  const write = (text: string) => {
    const place = writing;
    setWriting(null);
    if (!place || !text.trim()) return;
    const shape: MarkupShape = {
      type: 'text',
      points: [place.x, place.y],
      color,
      text: text.trim(),
    };
    onChange([...shapes, shape]);
  };

  return (
    <div className="relative" style={size}>
      <Stage
        ref={stage}
        width={size.width}
        height={size.height}
        onPointerDown={begin}
        onPointerMove={go}
        onPointerUp={end}
        onPointerLeave={end}
      >
        <Layer>
          {image && <Image image={image} width={size.width} height={size.height} />}
          {[...shapes, ...(draft ? [draft] : [])].map((shape, i) => (
            <Drawn
              // biome-ignore lint/suspicious/noArrayIndexKey: the order of shapes does not change.
              key={i}
              {...{ shape, picture, size }}
              isChosen={i === chosen}
              isMovable={tool === 'move'}
              onChoose={() => tool === 'move' && onChoose(i)}
              onMove={(dx, dy) =>
                onChange(shapes.map((other, k) => (k === i ? moved(other, dx, dy) : other)))
              }
            />
          ))}
        </Layer>
      </Stage>
      {writing && (
        <input
          className={`absolute font-inherit text-sm ${classes.writing}`}
          style={{ left: `${writing.x * 100}%`, top: `${writing.y * 100}%` }}
          aria-label="Text on the picture"
          maxLength={TEXT_LENGTH}
          // biome-ignore lint/a11y/noAutofocus: the user opened it to type.
          autoFocus
          onKeyDown={(event) => {
            event.stopPropagation();
            if (event.key === 'Enter') write(event.currentTarget.value);
            if (event.key === 'Escape') setWriting(null);
          }}
          onBlur={(event) => write(event.currentTarget.value)}
        />
      )}
    </div>
  );
}

function lengthOf({ points }: MarkupShape): number {
  const xs = points.filter((_, i) => i % 2 === 0);
  const ys = points.filter((_, i) => i % 2 === 1);
  const span = (values: number[]) => Math.max(...values) - Math.min(...values);
  return Math.max(span(xs), span(ys));
}

interface DrawnProps {
  shape: MarkupShape;
  picture: Picture;
  size: { width: number; height: number };
  isChosen: boolean;
  isMovable: boolean;
  onChoose: () => void;
  /** Moves the shape by fractions of the picture. */
  onMove: (dx: number, dy: number) => void;
}

const FONT = { fontFamily: "'Inter Variable', system-ui, sans-serif", fontStyle: '650' } as const;

/** Shows a shape in the editor, drawn as in the viewer; see MarkupLayer.tsx. */
function Drawn({ shape, picture, size, isChosen, isMovable, onChoose, onMove }: DrawnProps) {
  const points = scaled(shape, size);
  const zoom = size.width / picture.width;
  const stroke = colorOf[shape.color];
  const strokeWidth = strokeOf(picture, shape) * zoom;
  const common = {
    name: 'shape',
    draggable: isMovable,
    onPointerDown: onChoose,
    onDragEnd: ({ target }: Konva.KonvaEventObject<DragEvent>) => {
      const origin = dragOrigin[shape.type](points);
      const shift = [target.x() - origin.x, target.y() - origin.y];
      target.position(origin);
      onMove((shift[0] ?? 0) / size.width, (shift[1] ?? 0) / size.height);
    },
    ...(isChosen && { shadowColor: '#4a7ff0', shadowBlur: 14, shadowOpacity: 1 }),
    hitStrokeWidth: Math.max(14, strokeWidth),
  };
  switch (shape.type) {
    case 'arrow':
      return (
        <Arrow
          {...common}
          {...{ points, stroke, strokeWidth }}
          fill={stroke}
          pointerLength={strokeWidth * 4}
          pointerWidth={strokeWidth * 4}
        />
      );
    case 'rectangle':
      return <Rect {...common} {...boxOf(points)} {...{ stroke, strokeWidth }} />;
    case 'freehand':
      return (
        <Line {...common} {...{ points, stroke, strokeWidth }} lineCap="round" lineJoin="round" />
      );
    default:
      return (
        <Text
          {...common}
          {...FONT}
          x={points[0] ?? 0}
          y={points[1] ?? 0}
          text={shape.text}
          fontSize={letterOf(picture, shape) * zoom}
          fill={stroke}
          stroke={shape.color === 'black' ? 'rgb(255 255 255 / 75%)' : 'rgb(0 0 0 / 65%)'}
          strokeWidth={letterOf(picture, shape) * zoom * 0.14}
          fillAfterStrokeEnabled
        />
      );
  }
}

/** The position that konva reports for a shape before it is dragged. */
const dragOrigin: Record<MarkupType, (points: number[]) => { x: number; y: number }> = {
  arrow: () => ({ x: 0, y: 0 }),
  freehand: () => ({ x: 0, y: 0 }),
  rectangle: boxOf,
  text: ([x = 0, y = 0]) => ({ x, y }),
};

function useImage(current: string): HTMLImageElement | undefined {
  const { url, onError } = useSteadyUrl(current);
  const onFailure = useEffectEvent(onError);
  const [picture, setPicture] = useState<HTMLImageElement>();
  useEffect(() => {
    const image = new window.Image();
    image.onload = () => setPicture(image);
    image.onerror = () => onFailure();
    image.src = url;
    return () => {
      image.onload = null;
      image.onerror = null;
    };
  }, [url]);
  return picture;
}
