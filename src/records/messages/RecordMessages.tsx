import { IconMessage2, IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { listMessageHitsOptions } from '@/api/generated/messages.gen';
import type { MessageLinkType } from '@/api/generated/types.gen';
import { useOffers } from '@/api/offers';
import { useProjectActions } from '@/shared/collection/useProjectActions';
import { fullName } from '@/shared/format/labels';
import { AppLink } from '@/shared/routing/AppLink';
import { href, paths } from '@/shared/routing/paths';
import { Since } from '@/shared/ui/Since';
import { ErrorLine } from '@/shared/ui/states';
import { useShown } from '@/shared/ui/useShown';
import detail from '../common/Detail.module.css';
import { isLogged } from '../common/recordTypes';
import { SectionHeading } from '../common/SectionHeading';
import { messageAddress } from './fromMessage';
import classes from './RecordMessages.module.css';

interface Props {
  projectId: string;
  record: { type: MessageLinkType; id: string };
  name: string;
}

/** Shows the messages that link to a record, of the threads that the user reads, and the ways to talk about it. */
export default function RecordMessages({ projectId, record: { type, id }, name }: Props) {
  const heading = useId();
  const offered = useOffers();
  const may = useProjectActions(projectId)('create_message_thread');
  const list = useQuery({
    ...listMessageHitsOptions({
      path: { projectId },
      query: { recordType: type, recordId: id, limit: 100 },
    }),
    enabled: may && offered('listMessageHits'),
  });
  const { shown, more } = useShown(list.data?.data ?? []);
  if (!may) return null;
  const to = `${type}:${id}`;
  return (
    <section aria-labelledby={heading} className={detail.section}>
      <SectionHeading id={heading}>Messages</SectionHeading>
      {list.error && !list.data && (
        <ErrorLine
          operation="listMessageHits"
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      )}
      {shown.length > 0 && (
        <ul className={`grid gap-12 text-sm list ${detail.entries}`}>
          {shown.map((hit) => (
            <li key={hit.id}>
              <AppLink
                href={messageAddress(projectId, hit)}
                className={`grid gap-2 inherit text-sm undecorated ${classes.message}`}
              >
                <span className={classes.text}>{hit.text || 'Files'}</span>
                <small>
                  {fullName(hit.createdBy)} in {hit.title}, <Since at={hit.createdAt} />
                </small>
              </AppLink>
            </li>
          ))}
        </ul>
      )}
      {more}
      <div className={`flex wrap mt-8 ${classes.ways}`}>
        {isLogged(type) && (
          <AppLink
            href={href(paths.messages, { project: projectId, record: to })}
            className={`inline-flex gap-4 items-center accent text-sm undecorated lined ${classes.way}`}
          >
            <IconMessage2 size={16} aria-hidden="true" />
            Open as a conversation
          </AppLink>
        )}
        <AppLink
          href={href(paths.messages, { project: projectId, share: to, name })}
          className={`inline-flex gap-4 items-center accent text-sm undecorated lined ${classes.way}`}
        >
          <IconSend size={16} aria-hidden="true" />
          Send in a message
        </AppLink>
      </div>
    </section>
  );
}
