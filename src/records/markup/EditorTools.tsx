import { ActionIcon, Button } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconArrowUpRight,
  IconHandMove,
  IconScribble,
  IconSquare,
  IconTextSize,
  IconTrash,
} from '@tabler/icons-react';
import { zMarkupColor } from '@/api/generated/schemas/photos.gen';
import type { MarkupColor, MarkupType } from '@/api/generated/types.gen';
import classes from './Markup.module.css';
import { colorOf } from './shapes';

export type Tool = MarkupType | 'move';

/** Maps keys to tools. */
export const tools: Readonly<Record<string, Tool>> = {
  v: 'move',
  a: 'arrow',
  r: 'rectangle',
  f: 'freehand',
  t: 'text',
};

const signs: Record<Tool, [label: string, icon: typeof IconSquare]> = {
  move: ['Move', IconHandMove],
  arrow: ['Arrow', IconArrowUpRight],
  rectangle: ['Rectangle', IconSquare],
  freehand: ['Freehand', IconScribble],
  text: ['Text', IconTextSize],
};

interface Props {
  tool: Tool;
  onTool: (tool: Tool) => void;
  color: MarkupColor;
  onColor: (color: MarkupColor) => void;
  /** Null if there is nothing to undo, redo or remove. */
  undo: (() => void) | null;
  redo: (() => void) | null;
  onRemove: (() => void) | null;
  dirty: boolean;
  saving: boolean;
  onSave: () => void;
  /** Whether to ask before the drawing is lost. */
  asking: boolean;
  onKeep: () => void;
  onDiscard: () => void;
  onCancel: () => void;
}

export function EditorTools(props: Props) {
  const { tool, onTool, color, onColor, undo, redo, onRemove, dirty, saving } = props;
  const icon = { variant: 'transparent', size: 34 } as const;
  return (
    <div
      className={`row wrap gap-4-12 p-4-16 ${classes.tools}`}
      role="toolbar"
      aria-label="Drawing"
    >
      <div className={`flex gap-4 ${classes.group}`}>
        {Object.entries(tools).map(([key, name]) => {
          const [label, Icon] = signs[name];
          return (
            <ActionIcon
              key={key}
              {...icon}
              aria-label={label}
              title={`${label} (${key.toUpperCase()})`}
              aria-keyshortcuts={key}
              aria-pressed={tool === name}
              onClick={() => onTool(name)}
            >
              <Icon size={20} />
            </ActionIcon>
          );
        })}
      </div>
      <div className={`flex gap-4 ${classes.group}`} role="radiogroup" aria-label="Color">
        {zMarkupColor.options.map((name) => (
          <label
            key={name}
            className={`grid place-center round pointer ${classes.color}`}
            title={name}
          >
            <input
              type="radio"
              name="markup-color"
              aria-label={name}
              checked={color === name}
              onChange={() => onColor(name)}
            />
            <span style={{ background: colorOf[name] }} />
          </label>
        ))}
      </div>
      <div className={`flex gap-4 ${classes.group}`}>
        <ActionIcon {...icon} aria-label="Undo" disabled={!undo} onClick={() => undo?.()}>
          <IconArrowBackUp size={20} />
        </ActionIcon>
        <ActionIcon {...icon} aria-label="Redo" disabled={!redo} onClick={() => redo?.()}>
          <IconArrowForwardUp size={20} />
        </ActionIcon>
        <ActionIcon
          {...icon}
          aria-label="Delete the selected shape"
          disabled={!onRemove}
          onClick={() => onRemove?.()}
        >
          <IconTrash size={16} />
        </ActionIcon>
      </div>
      <div className="row grow gap-8 justify-end">
        {props.asking ? (
          <>
            <p className="m-0 text-sm medium">Discard your drawing?</p>
            <Button size="xs" variant="default" autoFocus onClick={props.onKeep}>
              Keep drawing
            </Button>
            <Button size="xs" color="red" onClick={props.onDiscard}>
              Discard
            </Button>
          </>
        ) : (
          <>
            <Button size="xs" variant="default" disabled={saving} onClick={props.onCancel}>
              Cancel
            </Button>
            <Button size="xs" loading={saving} disabled={!dirty} onClick={props.onSave}>
              Save
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
