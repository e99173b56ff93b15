import { Progress as Bar, Button, CloseButton } from '@mantine/core';
import { formatBytes } from '../format/format';
import classes from './UploadStatus.module.css';
import type { Uploads } from './useUploadQueue';

export interface Uploaded {
  id: string;
  title: string;
  /** The progress in words. */
  note: string;
  pictureUrl: string | null;
}

interface Props {
  uploads: Pick<Uploads<unknown>, 'current' | 'refused'> & {
    cancel: () => void;
    close: () => void;
  };
  uploaded: readonly Uploaded[];
  /** Words for a number of items: '3 photos'. */
  words: (count: number) => string;
  onOpen: (id: string) => void;
}

/** Shows the progress and the results of a page's uploads. */
export function UploadStatus({ uploads, uploaded, words, onOpen }: Props) {
  const { current, refused, cancel, close } = uploads;
  if (!current && uploaded.length === 0 && refused.length === 0) return null;
  const { loaded = 0, total = null } = current?.progress ?? {};
  return (
    <section className={classes.box} aria-label="Uploads">
      <div className={classes.line}>
        <p role="status" className={classes.said}>
          {current
            ? `Uploading ${current.name}${current.of > 1 ? `, ${current.number} of ${current.of}` : ''}`
            : `${words(uploaded.length)} uploaded`}
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
          {uploaded.map(({ id, title, note, pictureUrl }) => (
            <li key={id}>
              <button type="button" className={classes.made} onClick={() => onOpen(id)}>
                {pictureUrl ? <img src={pictureUrl} alt="" /> : <span />}
                <span className={classes.name}>{title}</span>
                <span className={classes.note}>{note}</span>
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
