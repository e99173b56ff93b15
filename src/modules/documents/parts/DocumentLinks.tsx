import { ActionIcon, Button } from '@mantine/core';
import { IconLink, IconX } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import type { DocumentDetail, DocumentLink } from '@/api/generated/types.gen';
import { useOffers } from '@/api/offers';
import { recordPath, recordTypes } from '@/records/common/recordTypes';
import { Section } from '@/records/common/SectionHeading';
import { useLinkDocument } from '@/records/documents/useLinkDocument';
import { onDemand } from '@/shared/onDemand';
import { AppLink } from '@/shared/routing/AppLink';
import { useProjectHref } from '@/shared/routing/currentProject';
import { paths } from '@/shared/routing/paths';
import classes from '../Documents.module.css';

const LinkRecordDialog = onDemand(() => import('../forms/LinkRecordDialog'));

const isLogged = (type: string): type is keyof typeof recordTypes =>
  Object.hasOwn(recordTypes, type);

const nameOf = ({ type, number, title }: DocumentLink) =>
  [number ?? (isLogged(type) ? `Draft ${recordTypes[type].one}` : 'Photo'), title].join(' ');

/** Shows the records and photos that a file is linked to. */
export function DocumentLinks({ document }: { document: DocumentDetail }) {
  const { links, permittedActions } = document;
  const hrefTo = useProjectHref();
  const [linking, setLinking] = useState(false);
  const change = useLinkDocument(document.projectId);
  const offered = useOffers();
  const mayLink = permittedActions.includes('update') && offered('updateDocumentLink');
  const mayFind = mayLink && offered('listWorkItems');
  if (links.length === 0 && !mayFind) return null;
  const addressOf = ({ type, id }: DocumentLink) => {
    if (isLogged(type)) return hrefTo(recordPath({ type, id }));
    return type === 'photo' ? hrefTo(paths.photos, { photo: id }) : undefined;
  };
  return (
    <Section
      title="Linked records"
      action={
        mayFind && (
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconLink size={14} />}
            onClick={() => setLinking(true)}
          >
            Link a record
          </Button>
        )
      }
    >
      <ul className={`grid gap-8 list ${classes.versions}`}>
        {links.map((link) => {
          const address = addressOf(link);
          return (
            <li key={`${link.type} ${link.id}`}>
              {address ? (
                <AppLink href={address} className="accent">
                  {nameOf(link)}
                </AppLink>
              ) : (
                <span>{nameOf(link)}</span>
              )}
              {mayLink && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={`Unlink ${nameOf(link)}`}
                  disabled={change.isPending}
                  onClick={() =>
                    change.mutate({ documentId: document.id, record: link, linked: false })
                  }
                >
                  <IconX size={16} />
                </ActionIcon>
              )}
            </li>
          );
        })}
      </ul>
      {linking && (
        <Suspense>
          <LinkRecordDialog document={document} onClose={() => setLinking(false)} />
        </Suspense>
      )}
    </Section>
  );
}
