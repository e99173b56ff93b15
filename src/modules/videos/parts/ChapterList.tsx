import type { ReactNode } from 'react';
import type { VideoChapter } from '@/api/generated/types.gen';
import { useShown } from '@/shared/ui/useShown';
import { formatTime, lastBefore } from '../time';
import classes from './Video.module.css';

interface Props {
  chapters: readonly VideoChapter[];
  /** The current time in seconds. */
  now: number;
  onSeek: (seconds: number) => void;
  /** Renders an action for a chapter. */
  action?: (index: number) => ReactNode;
}

/** Shows the chapters of a video as links. The current one is marked. */
export function ChapterList({ chapters, now, onSeek, action }: Props) {
  const running = lastBefore(
    chapters.map(({ atSec }) => atSec),
    now,
  );
  const { shown, more } = useShown(chapters);
  return (
    <>
      <ol className="list">
        {shown.map((chapter, i) => (
          <li key={`${chapter.atSec} ${chapter.label}`} className="row gap-4">
            <button
              type="button"
              className={`grid grow gap-8 p-4-8 borderless rounded bare text font-inherit text-sm pointer hovered ${classes.seek}`}
              aria-current={i === running ? 'true' : undefined}
              onClick={() => onSeek(chapter.atSec)}
            >
              <span className="accent digits">{formatTime(chapter.atSec)}</span>
              {chapter.label}
            </button>
            {action?.(i)}
          </li>
        ))}
      </ol>
      {more}
    </>
  );
}
