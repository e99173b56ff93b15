import { Loader } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { getPhotoMarkupOptions } from '@/api/generated/photos.gen';
import type { MarkupColor, MarkupShape, Photo } from '@/api/generated/types.gen';
import { ErrorState } from '@/shared/ui/states';
import { useSaveMarkup } from '../mutations';
import { Board } from './Board';
import { EditorTools, type Tool, tools } from './EditorTools';
import classes from './Markup.module.css';
import { useShapes } from './useShapes';

interface Props {
  photo: Photo;
  unsaved: boolean;
  onUnsaved: (unsaved: boolean) => void;
  onClose: () => void;
}

/** Draws on a photo. The markup is a separate layer, so the picture itself does not change. */
export default function MarkupEditor(props: Props) {
  const { projectId, id: photoId } = props.photo;
  const markup = useQuery(getPhotoMarkupOptions({ path: { projectId, photoId } }));
  if (markup.error && !markup.data) {
    return (
      <ErrorState
        operation="getPhotoMarkup"
        error={markup.error}
        onRetry={() => void markup.refetch()}
      />
    );
  }
  if (!markup.data) return <Loader className={classes.board} />;
  return <Editor {...props} initial={markup.data.data.shapes} />;
}

function Editor({ photo, onUnsaved, onClose, initial }: Props & { initial: MarkupShape[] }) {
  const history = useShapes(initial);
  const { shapes, change, undo, redo, dirty } = history;
  const [tool, setTool] = useState<Tool>('arrow');
  const [color, setColor] = useState<MarkupColor>('red');
  const [chosen, setChosen] = useState<number | null>(null);
  const save = useSaveMarkup(photo);
  const { ref, width, height } = useElementSize();
  const editor = useRef<HTMLElement>(null);
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

  const ratio = Math.min(width / photo.width, height / photo.height);
  return (
    <section
      ref={editor}
      aria-label="Markup"
      className={classes.editor}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <EditorTools
        {...{ tool, color, undo, redo, dirty }}
        onTool={setTool}
        onColor={setColor}
        onRemove={chosen === null ? null : remove}
        saving={save.isPending}
        onSave={() => save.mutate(shapes, { onSuccess: onClose })}
        onClose={onClose}
      />
      <div ref={ref} className={classes.board} data-tool={tool}>
        {ratio > 0 && (
          <Board
            photo={photo}
            size={{ width: photo.width * ratio, height: photo.height * ratio }}
            {...{ shapes, tool, color, chosen }}
            onChange={change}
            onChoose={setChosen}
          />
        )}
      </div>
    </section>
  );
}
