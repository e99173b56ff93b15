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
    <section className={`p-12-16 shadow-float text-sm card ${classes.box}`} aria-label="Uploads">
      <div className="row gap-8 between">
        <p role="status" className="clip m-0 medium ellipsis">
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
            <p className="m-top-4 quiet text-xs">
              {formatBytes(loaded)} of {formatBytes(total)}
            </p>
          )}
        </>
      )}
      {uploaded.length > 0 && (
        <ul className={`p-0 scroll-y unlisted ${classes.list}`}>
          {uploaded.map(({ id, title, note, pictureUrl }) => (
            <li key={id}>
              <button
                type="button"
                className={`grid gap-8 items-center w-full p-4-8 borderless rounded bare text font-inherit text-left pointer hovered ${classes.made}`}
                onClick={() => onOpen(id)}
              >
                {pictureUrl ? <img src={pictureUrl} alt="" /> : <span />}
                <span className="cut">{title}</span>
                <span className="quiet text-xs">{note}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {refused.length > 0 && (
        <ul className={`m-top-8 negative ${classes.refused}`} role="alert">
          {refused.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
