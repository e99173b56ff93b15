import { ActionIcon, Button } from '@mantine/core';
import { IconLink, IconX } from '@tabler/icons-react';
import { Suspense, useId, useState } from 'react';
import type { LinkedRecord } from '@/api/generated/types.gen';
import { onDemand } from '../onDemand';
import detail from '../records/Detail.module.css';
import { StatusBadge } from '../records/marks';
import { recordPath, recordTypes } from '../records/recordTypes';
import { SectionHeading } from '../records/SectionHeading';
import { AppLink } from '../routing/AppLink';
import { useProjectHref } from '../routing/currentProject';
import { paths } from '../routing/paths';
import type { AnyLog, RecordDetail } from './log';
import { useLinks } from './writes';

const LinkDialog = onDemand(() => import('./LinkDialog'));

const pathOf = ({ type, id }: LinkedRecord) =>
  type === 'scan' ? paths.scans : recordPath({ type, id });
const nameOf = ({ type, number, title }: LinkedRecord) =>
  `${number ?? (type === 'scan' ? 'Scan' : `Draft ${recordTypes[type].one}`)} ${title}`;

/** The records that this one is linked to. */
export function LinkedRecords({ log, item }: { log: AnyLog; item: RecordDetail }) {
  const title = useId();
  const hrefTo = useProjectHref();
  const [linking, setLinking] = useState(false);
  const links = useLinks(log, item);
  const mayLink = item.permittedActions.includes('update');
  if (item.linked.length === 0 && !mayLink) return null;
  return (
    <section aria-labelledby={title} className={detail.section}>
      <SectionHeading id={title}>Linked records</SectionHeading>
      <ul className={detail.entries}>
        {item.linked.map((link) => (
          <li key={`${link.type}-${link.id}`} className={detail.linked}>
            <AppLink href={hrefTo(pathOf(link))}>{nameOf(link)}</AppLink>
            <StatusBadge status={link.status} />
            {mayLink && (
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`Unlink ${nameOf(link)}`}
                disabled={links.isPending}
                onClick={() => links.mutate(item.linked.filter((one) => one !== link))}
              >
                <IconX size={16} />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
      {mayLink && (
        <Button
          size="xs"
          variant="default"
          mt={item.linked.length > 0 ? 'sm' : 0}
          leftSection={<IconLink size={15} />}
          onClick={() => setLinking(true)}
        >
          Link a record
        </Button>
      )}
      <Suspense>
        {linking && <LinkDialog log={log} item={item} onClose={() => setLinking(false)} />}
      </Suspense>
    </section>
  );
}
