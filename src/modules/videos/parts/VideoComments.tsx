import { Button, Checkbox, Textarea } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import type { VideoDetail } from '@/api/generated/types.gen';
import { useUser } from '@/platform/auth/session';
import { DeleteComment } from '@/records/comments/DeleteComment';
import { useNamedPlace, usePlaces } from '@/records/common/usePlaces';
import { RestoredDraft } from '@/records/log/comments/RestoredDraft';
import { useCommentDraft } from '@/records/log/comments/useCommentDraft';
import { PersonName } from '@/records/people/PersonName';
import { draftKey } from '@/shared/forms/drafts';
import { Since } from '@/shared/ui/Since';
import { useShown } from '@/shared/ui/useShown';
import { useDeleteVideoComment, useVideoComment } from '../mutations';
import { formatTime } from '../time';
import classes from './Video.module.css';

interface Props {
  video: VideoDetail;
  /** The current time in seconds. */
  now: number;
  onSeek: (seconds: number) => void;
  mayComment: boolean;
}

/** The maximum of the contract. */
const LENGTH = 10_000;

export function VideoComments({ video, now, onSeek, mayComment }: Props) {
  const { comment, change, clear, restoredAt, kept } = useCommentDraft(
    draftKey(useUser()?.id, video.projectId, 'video-comment', video.id),
  );
  const text = comment.body;
  const [atTime, setAtTime] = useState(true);
  const named = useNamedPlace();
  const { shown, more } = useShown(video.comments, ({ id }) => id === named);
  const place = usePlaces();
  const send = useVideoComment(video);
  const remove = useDeleteVideoComment(video);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = text.trim();
    if (!body || send.isPending) return;
    const atSec = Math.floor(now * 10) / 10;
    send.mutate({ body, ...(atTime && { atSec }) }, { onSuccess: clear });
  };
  return (
    <section aria-label="Comments" tabIndex={-1} data-focus-home>
      <h2>Comments</h2>
      {video.comments.length === 0 && <p className="m-0 quiet text-sm">None yet.</p>}
      <ul className={`list ${classes.comments}`}>
        {shown.map(({ id, body, atSec, createdAt, createdBy, permittedActions }) => (
          <li key={id} className={`line-above text-sm ${classes.comment}`} {...place(id)}>
            <div className={`row wrap quiet text-xs ${classes.byline}`}>
              <strong>
                <PersonName person={createdBy} />
              </strong>
              <span className="grow">
                <Since at={createdAt} />
              </span>
              {atSec !== null && (
                <button
                  type="button"
                  className={`borderless rounded washed accent font-inherit medium pointer ${classes.at}`}
                  onClick={() => onSeek(atSec)}
                >
                  at {formatTime(atSec)}
                </button>
              )}
              {permittedActions.includes('delete') && (
                <DeleteComment
                  body={body}
                  pending={remove.isPending}
                  onDelete={(onError) => remove.mutate(id, { onError })}
                />
              )}
            </div>
            <p>{body}</p>
          </li>
        ))}
      </ul>
      {more}
      {mayComment && (
        <form className={`grid gap-8 mt-12 ${classes.write}`} onSubmit={submit} data-screen-only="">
          <Textarea
            aria-label="Comment"
            placeholder="Write a comment"
            autosize
            minRows={2}
            maxRows={8}
            maxLength={LENGTH}
            value={text}
            onChange={(event) => change({ body: event.currentTarget.value })}
          />
          <Checkbox
            label={`At ${formatTime(now)} (current time)`}
            checked={atTime}
            onChange={(event) => setAtTime(event.currentTarget.checked)}
          />
          <Button
            type="submit"
            size="xs"
            variant="default"
            loading={send.isPending}
            disabled={!text.trim()}
          >
            Comment
          </Button>
          <RestoredDraft at={restoredAt} files={kept} onDiscard={clear} />
        </form>
      )}
    </section>
  );
}
