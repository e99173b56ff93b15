import { IconPaperclip } from '@tabler/icons-react';
import type { Attachment } from '@/api/generated/types.gen';
import { formatBytes } from '@/shared/format/format';
import detail from '../../common/Detail.module.css';
import classes from './Attachments.module.css';

interface Props {
  /** Ids of attachments of the record. */
  ids: readonly string[];
  attachments: readonly Attachment[];
}

/** Shows the files of a response or a review. */
export function AnswerFiles({ ids, attachments }: Props) {
  const files = attachments.filter(({ id }) => ids.includes(id));
  if (files.length === 0) return null;
  return (
    <ul className={`m-top-4 p-0 text-sm unlisted ${classes.answerFiles}`} aria-label="Files">
      {files.map(({ id, url, fileName, sizeBytes }) => (
        <li key={id}>
          <a href={url} target="_blank" rel="noopener noreferrer">
            <IconPaperclip size={16} aria-hidden="true" />
            {fileName}
          </a>
          <span className={`quiet ${detail.byline}`}>{formatBytes(sizeBytes)}</span>
        </li>
      ))}
    </ul>
  );
}
