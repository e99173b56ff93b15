import { CloseButton } from '@mantine/core';
import type { MessageDraft } from '../useMessageDraft';
import classes from './Composer.module.css';

type Records = MessageDraft['records'];
type Files = NonNullable<MessageDraft['files']>;

interface Props {
  records: Records;
  files: Files;
  /** The name of the file that is on its way. */
  attaching: string | null;
  onRecords: (kept: Records) => void;
  onFiles: (kept: Files) => void;
}

/** Shows the records and files that go along with a message. */
export function ComposerChips({ records, files, attaching, onRecords, onFiles }: Props) {
  if (records.length === 0 && files.length === 0 && attaching === null) return null;
  return (
    <ul className="flex wrap gap-4 list">
      {records.map(({ type, id, name }) => (
        <li key={`${type} ${id}`} className={`row gap-4 text-xs ${classes.chip}`}>
          {name}
          <CloseButton
            size="xs"
            aria-label={`Remove ${name}`}
            onClick={() => onRecords(records.filter((record) => record.id !== id))}
          />
        </li>
      ))}
      {files.map(({ id, fileName }) => (
        <li key={id} className={`row gap-4 text-xs ${classes.chip}`}>
          {fileName}
          <CloseButton
            size="xs"
            aria-label={`Remove ${fileName}`}
            onClick={() => onFiles(files.filter((file) => file.id !== id))}
          />
        </li>
      ))}
      {attaching !== null && (
        <li className={`row gap-4 text-xs ${classes.chip}`} role="status">
          {attaching} is being attached
        </li>
      )}
    </ul>
  );
}
