import { useElementSize } from '@mantine/hooks';
import type Konva from 'konva';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { MarkupColor, MarkupShape } from '@/api/generated/types.gen';
import { useLeaveGuard } from '@/shared/forms/useLeaveGuard';
import { Board, type Picture } from './Board';
import { EditorTools, type Tool, tools } from './EditorTools';
import classes from './Markup.module.css';
import { useShapes } from './useShapes';

interface Props {
  picture: Picture;
  initial: MarkupShape[];
  saving: boolean;
  /** Called when there is, or is no longer, something to lose. */
  onUnsaved: (unsaved: boolean) => void;
  /** @param draw Returns the picture with the shapes on it, in its own size. */
  onSave: (shapes: MarkupShape[], draw: () => Promise<Blob>) => void;
  onClose: () => void;
}

/** How much a drawn picture may lose as JPEG, of 1. */
const QUALITY = 0.92;

async function pictureOf(stage: Konva.Stage | null, width: number): Promise<Blob> {
  const pixelRatio = stage ? width / stage.width() : 1;
  const blob = await stage?.toBlob({ mimeType: 'image/jpeg', quality: QUALITY, pixelRatio });
  if (!(blob instanceof Blob)) throw new Error('The browser cannot draw the picture.');
  return blob;
}

/** Draws on a picture. The shapes are a layer of their own, so the picture itself does not change. */
export function Editor({ picture, initial, saving, onUnsaved, onSave, onClose }: Props) {
  const history = useShapes(initial);
  const { shapes, change, undo, redo, dirty } = history;
  const [tool, setTool] = useState<Tool>('arrow');
  const [color, setColor] = useState<MarkupColor>('red');
  const [chosen, setChosen] = useState<number | null>(null);
  const stage = useRef<Konva.Stage>(null);
  const { ref, width, height } = useElementSize();
  const editor = useRef<HTMLElement>(null);
  const guard = useLeaveGuard(dirty && !saving);
  useEffect(() => onUnsaved(dirty), [dirty, onUnsaved]);
  useEffect(() => editor.current?.focus(), []);

  const remove = () => {
    if (chosen === null) return;
    change(shapes.filter((_, i) => i !== chosen));
    setChosen(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.target as HTMLElement).closest('input:not([type="radio"])')) return;
    const key = event.key.toLowerCase();
    const act =
      event.ctrlKey || event.metaKey
        ? { z: event.shiftKey ? redo : undo, y: redo }[key]
        : ({ delete: remove, backspace: remove }[key] ??
          (Object.hasOwn(tools, key) ? () => setTool(tools[key] ?? tool) : null));
    if (!act) return;
    event.preventDefault();
    act();
  };

  const send = () => {
    // What is drawn must not show which shape is selected.
    flushSync(() => setChosen(null));
    onSave(shapes, () => pictureOf(stage.current, picture.width));
  };

  const ratio = Math.min(width / picture.width, height / picture.height);
  return (
    <section
      ref={editor}
      aria-label="Markup"
      className={`grid w-full h-full ${classes.editor}`}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <EditorTools
        {...{ tool, color, undo, redo, dirty }}
        onTool={setTool}
        onColor={setColor}
        onRemove={chosen === null ? null : remove}
        saving={saving}
        onSave={send}
        asking={guard.held !== null}
        onKeep={guard.stay}
        onDiscard={() => guard.goOn()}
        onCancel={() => guard.close(onClose)}
      />
      <div
        ref={ref}
        className={`relative grid place-center min-h-0 clip ${classes.board}`}
        data-tool={tool}
      >
        {ratio > 0 && (
          <Board
            picture={picture}
            stage={stage}
            size={{ width: picture.width * ratio, height: picture.height * ratio }}
            {...{ shapes, tool, color, chosen }}
            onChange={change}
            onChoose={setChosen}
          />
        )}
      </div>
    </section>
  );
}
