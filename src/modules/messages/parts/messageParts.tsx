import { IconFile, IconPhoto } from '@tabler/icons-react';
import type { LinkedRecord, Message } from '@/api/generated/types.gen';
import { isLogged, recordPath, recordTypes } from '@/records/common/recordTypes';
import { splitMentions } from '@/records/log/comments/mentions';
import { count, formatBytes, formatTime } from '@/shared/format/format';
import { fullName, namesOf } from '@/shared/format/labels';
import { AppLink } from '@/shared/routing/AppLink';
import { useProjectHref } from '@/shared/routing/currentProject';
import { paths } from '@/shared/routing/paths';
import { StatusTag } from '@/shared/ui/Tag';
import { type ThreadAt, useReact } from '../mutations';
import { reactions } from '../reactions';
import classes from './MessageItem.module.css';

export function Body({ message: { body, mentions } }: { message: Message }) {
  return splitMentions(body, mentions).map((piece, index) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text do not change their order.
      <span key={index} className={`washed accent medium ${classes.mention}`}>
        @{piece.name}
      </span>
    ),
  );
}

/** A record with its status as it is now. */
export function RecordChip({ record }: { record: LinkedRecord }) {
  const hrefTo = useProjectHref();
  const { type, id, number, title, status } = record;
  const name = `${number ?? (isLogged(type) ? `Draft ${recordTypes[type].one}` : '')} ${title}`;
  const Sign = isLogged(type) ? recordTypes[type].icon : type === 'photo' ? IconPhoto : IconFile;
  const address = isLogged(type)
    ? hrefTo(recordPath({ type, id }))
    : type === 'photo'
      ? hrefTo(paths.photos, { photo: id })
      : hrefTo(paths.scans);
  return (
    <AppLink
      className={`inline-flex gap-8 items-center p-4-8 surface text text-sm undecorated ${classes.record}`}
      href={address}
    >
      <Sign size={16} aria-hidden="true" />
      <span>{name.trim()}</span>
      {type !== 'photo' && <StatusTag status={status} />}
    </AppLink>
  );
}

/** Shows what happened to the conversation. */
export function EventNote({ message: { createdBy, createdAt, body } }: { message: Message }) {
  return (
    <p className={`p-8-12 outlined rounded quiet text-xs breaks text-center ${classes.event}`}>
      <strong>{fullName(createdBy)}</strong> exported this conversation on {formatTime(createdAt)}.
      Reason: {body}
    </p>
  );
}

export function Files({ message: { attachments } }: { message: Message }) {
  if (attachments.length === 0) return null;
  return (
    <ul className={`flex wrap gap-8 p-0 unlisted ${classes.files}`}>
      {attachments.map(({ id, url, thumbnailUrl, fileName, sizeBytes }) => (
        <li key={id}>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className={`row gap-8 clip text text-sm box undecorated ${classes.file}`}
          >
            {thumbnailUrl ? (
              <img src={thumbnailUrl} alt={fileName} loading="lazy" />
            ) : (
              <>
                <IconFile size={16} aria-hidden="true" />
                <span>{fileName}</span>
                <small>{formatBytes(sizeBytes)}</small>
              </>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}

export interface PartProps {
  at: ThreadAt;
  message: Message;
  userId: string;
}

export function Reactions({ at, message, userId }: PartProps) {
  const react = useReact({ ...at, messageId: message.id });
  if (message.reactions.length === 0) return null;
  const may = message.permittedActions.includes('react');
  return (
    <div className="flex wrap gap-4 mt-4">
      {message.reactions.map(({ emoji, people }) => {
        const [sign, name] = reactions[emoji];
        const isOwn = people.some(({ id }) => id === userId);
        const names = namesOf(people);
        return (
          <button
            key={emoji}
            type="button"
            className={`surface text font-inherit text-xs pointer ${classes.reaction}`}
            aria-pressed={isOwn}
            aria-label={`${name}, ${count(people.length, 'person', 'people')}: ${names}`}
            title={names}
            disabled={!may || react.isPending}
            onClick={() => react.mutate({ emoji, on: !isOwn })}
          >
            <span aria-hidden="true">
              {sign} {people.length}
            </span>
          </button>
        );
      })}
    </div>
  );
}
