import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { VideoDetail } from '@/api/generated/types.gen';
import { toast, UNDO_TOAST_MS } from '@/shared/feedback/toast';
import { KeptInput } from '@/shared/forms/KeptInput';
import { useUnsavedInput } from '@/shared/forms/UnsavedChanges';
import { useUpdateVideo } from '../mutations';
import { formatTime } from '../time';
import { ChapterList } from './ChapterList';
import classes from './Video.module.css';

interface Props {
  video: VideoDetail;
  /** The current time in seconds. */
  now: number;
  onSeek: (seconds: number) => void;
  mayChange: boolean;
}

/** The maximum of the contract. */
const LABEL_LENGTH = 100;
const MAX_CHAPTERS = 100;

export function Chapters({ video, now, onSeek, mayChange }: Props) {
  const { chapters, version } = video;
  const [label, setLabel] = useState('');
  const save = useUpdateVideo(video, {});
  const remove = useUpdateVideo(video, {});
  const latest = useRef(video);
  useEffect(() => {
    latest.current = video;
  }, [video]);
  const takeOff = (index: number) => {
    const chapter = chapters[index];
    if (!chapter) return;
    remove.mutate(
      { version, chapters: chapters.filter((other) => other !== chapter) },
      {
        onSuccess: () =>
          toast.success('Chapter removed', {
            duration: UNDO_TOAST_MS,
            // Keep chapters that were added in the meantime.
            action: {
              label: 'Undo',
              run: () =>
                save.mutate({
                  version: latest.current.version,
                  chapters: [...latest.current.chapters, chapter],
                }),
            },
          }),
      },
    );
  };
  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = label.trim();
    if (!text || save.isPending) return;
    const atSec = Math.floor(now * 10) / 10;
    save.mutate(
      { version, chapters: [...chapters, { atSec, label: text }] },
      { onSuccess: () => setLabel('') },
    );
  };
  const { question } = useUnsavedInput(label.trim() !== '' && !save.isPending);
  if (chapters.length === 0 && !mayChange) return null;
  return (
    <section aria-label="Chapters">
      <h2>Chapters</h2>
      {chapters.length === 0 && <p className="m-0 quiet text-sm">None yet.</p>}
      <ChapterList
        chapters={chapters}
        now={now}
        onSeek={onSeek}
        {...(mayChange && {
          action: (i) => (
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={`Remove the chapter ${chapters[i]?.label}`}
              disabled={save.isPending || remove.isPending}
              onClick={() => takeOff(i)}
            >
              <IconX size={14} />
            </ActionIcon>
          ),
        })}
      />
      {mayChange && chapters.length < MAX_CHAPTERS && (
        <form className={`flex gap-8 mt-8 ${classes.add}`} onSubmit={add} data-screen-only="">
          <KeptInput name="New chapter" dirty={label.trim() !== ''} />
          <TextInput
            size="xs"
            label={`New chapter at ${formatTime(now)}`}
            maxLength={LABEL_LENGTH}
            value={label}
            onChange={(event) => setLabel(event.currentTarget.value)}
          />
          <Button
            type="submit"
            size="xs"
            variant="default"
            loading={save.isPending}
            disabled={!label.trim()}
          >
            Add
          </Button>
          {question}
        </form>
      )}
    </section>
  );
}
