import { ActionIcon, Button } from '@mantine/core';
import { IconLink, IconX } from '@tabler/icons-react';
import { Suspense, useId, useState } from 'react';
import type { LinkedRecord } from '@/api/generated/types.gen';
import { useOffers } from '@/api/offers';
import { optionLabel } from '@/shared/format/labels';
import { onDemand } from '@/shared/onDemand';
import { AppLink } from '@/shared/routing/AppLink';
import { useProjectHref } from '@/shared/routing/currentProject';
import { paths } from '@/shared/routing/paths';
import { StatusTag } from '@/shared/ui/Tag';
import { useShown } from '@/shared/ui/useShown';
import detail from '../../common/Detail.module.css';
import { isLogged, recordPath, recordTypes } from '../../common/recordTypes';
import { SectionHeading } from '../../common/SectionHeading';
import type { AnyLog, RecordDetail } from '../log';
import { useLinks } from '../writes';

const LinkDialog = onDemand(() => import('./LinkDialog'));

/** The type of a linked record may be one that the portal does not know. Then there is no page of it. */
function pathOf({ type, id }: LinkedRecord): string | undefined {
  if (isLogged(type)) return recordPath({ type, id });
  return type === 'scan' ? paths.scans : undefined;
}

function nameOf({ type, number, title }: LinkedRecord): string {
  const draft = isLogged(type) ? `Draft ${recordTypes[type].one}` : optionLabel(type);
  return `${number ?? draft} ${title}`;
}

function RecordName({ link }: { link: LinkedRecord }) {
  const hrefTo = useProjectHref();
  const path = pathOf(link);
  return path ? <AppLink href={hrefTo(path)}>{nameOf(link)}</AppLink> : <span>{nameOf(link)}</span>;
}

export function LinkedRecords({ log, item }: { log: AnyLog; item: RecordDetail }) {
  const title = useId();
  const [linking, setLinking] = useState(false);
  const { shown, more } = useShown(item.linked);
  const links = useLinks(log, item);
  const mayLink = item.permittedActions.includes('update');
  const mayFind = useOffers()('listWorkItems') && mayLink;
  if (item.linked.length === 0 && !mayFind) return null;
  return (
    <section aria-labelledby={title} className={detail.section}>
      <SectionHeading id={title}>Linked records</SectionHeading>
      <ul className={`grid gap-12 text-sm list ${detail.entries}`}>
        {shown.map((link) => (
          <li
            key={`${link.type}-${link.id}`}
            className={`row wrap between gap-4-12 ${detail.linked}`}
          >
            <RecordName link={link} />
            <StatusTag status={link.status} />
            {mayLink && (
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`Unlink ${nameOf(link)}`}
                disabled={links.isPending}
                onClick={() => links.mutate(item.linked.filter((other) => other !== link))}
              >
                <IconX size={16} />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
      {more}
      {mayFind && (
        <Button
          size="xs"
          variant="default"
          mt={item.linked.length > 0 ? 'sm' : 0}
          leftSection={<IconLink size={16} />}
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
