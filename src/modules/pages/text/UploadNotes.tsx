import { Button, Progress } from '@mantine/core';
import classes from './TextPane.module.css';
import type { TextUploads } from './useTextFiles';

/** Shows the file that is being uploaded, and why others were not. */
export function UploadNotes({ uploads }: { uploads: TextUploads }) {
  const { current, refused, cancel, close } = uploads;
  if (!current && refused.length === 0) return null;
  const { loaded = 0, total = null } = current?.progress ?? {};
  return (
    <div className={`mb-16 p-12-16 outlined rounded text-sm ${classes.uploads}`}>
      {current && (
        <div role="status">
          <span>
            {current.name} is being uploaded, {current.number} of {current.of}
          </span>
          <Progress
            value={total ? (100 * loaded) / total : 0}
            aria-label={`Upload of ${current.name}`}
          />
          <Button size="compact-xs" variant="default" onClick={cancel}>
            Stop
          </Button>
        </div>
      )}
      {refused.length > 0 && (
        <div role="alert">
          {refused.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
          <Button size="compact-xs" variant="default" onClick={close}>
            Close
          </Button>
        </div>
      )}
    </div>
  );
}
