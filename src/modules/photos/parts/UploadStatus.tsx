import { Progress as Bar, Button, CloseButton } from '@mantine/core';
import { count, formatBytes, formatCalendarDate } from '@/shared/format/format';
import type { useUploads } from '../useUploads';
import classes from './UploadStatus.module.css';

interface Props {
  uploads: ReturnType<typeof useUploads>;
  onOpen: (photoId: string) => void;
}

/** How the uploads go, and where in the timeline they have come to. */
export function UploadStatus({ uploads, onOpen }: Props) {
  const { current, uploaded, refused, cancel, close } = uploads;
  if (!current && uploaded.length === 0 && refused.length === 0) return null;
  const { loaded = 0, total = null } = current?.progress ?? {};
  return (
    <section className={classes.box} aria-label="Uploads">
      <div className={classes.line}>
        <p role="status" className={classes.said}>
          {current
            ? `Uploading ${current.name}${current.of > 1 ? `, ${current.number} of ${current.of}` : ''}`
            : `${count(uploaded.length, 'photo')} uploaded`}
        </p>
        {current ? (
          <Button size="compact-sm" variant="subtle" onClick={cancel}>
            Cancel
          </Button>
        ) : (
          <CloseButton aria-label="Close uploads" onClick={close} />
        )}
      </div>
      {current && (
        <>
          <Bar
            value={total ? (loaded / total) * 100 : 0}
            size="sm"
            aria-label={`Upload of ${current.name}`}
          />
          {total && (
            <p className={classes.bytes}>
              {formatBytes(loaded)} of {formatBytes(total)}
            </p>
          )}
        </>
      )}
      {uploaded.length > 0 && (
        <ul className={classes.list}>
          {uploaded.map(({ id, title, thumbnailUrl, takenOn }) => (
            <li key={id}>
              <button type="button" className={classes.photo} onClick={() => onOpen(id)}>
                <img src={thumbnailUrl} alt="" />
                <span className={classes.name}>{title}</span>
                <span className={classes.day}>{formatCalendarDate(takenOn)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {refused.length > 0 && (
        <ul className={classes.refused} role="alert">
          {refused.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
