import { ActionIcon, Button } from '@mantine/core';
import { IconFile, IconFolder, IconLink, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useId, useState } from 'react';
import { listDocumentsOptions } from '@/api/generated/documents.gen';
import type { DocumentLinkType } from '@/api/generated/types.gen';
import { useOffers } from '@/api/offers';
import { onDemand } from '@/shared/onDemand';
import { AppLink } from '@/shared/routing/AppLink';
import { href, paths } from '@/shared/routing/paths';
import { PanelBoundary } from '@/shared/ui/panel/PanelBoundary';
import { ErrorLine } from '@/shared/ui/states';
import detail from '../common/Detail.module.css';
import { SectionHeading } from '../common/SectionHeading';
import classes from './DocumentPicker.module.css';
import { useHasDocuments } from './useHasDocuments';
import { useLinkDocument } from './useLinkDocument';

const DocumentPicker = onDemand(() => import('./DocumentPicker'));

/** The most links of a record that are shown. */
const MOST = 100;

interface Props {
  projectId: string;
  record: { type: DocumentLinkType; id: string };
  /** Whether the user may link documents to the record; those that they may change can always be linked. */
  mayLink: boolean;
}

/** The documents of a record or photo. Each says on its page which records it is linked to. */
export function LinkedDocuments({ projectId, record, mayLink }: Props) {
  const title = useId();
  const hasDocuments = useHasDocuments(projectId);
  const list = useQuery({
    ...listDocumentsOptions({
      path: { projectId },
      query: { linkedType: record.type, linkedId: record.id, limit: MOST },
    }),
    enabled: hasDocuments,
  });
  const change = useLinkDocument(projectId);
  const [choosing, setChoosing] = useState(false);
  const isOffered = useOffers()('updateDocumentLink');
  const documents = list.data?.data ?? [];
  const mayAdd = mayLink && isOffered;
  if (!hasDocuments || (documents.length === 0 && !mayAdd && !list.error)) return null;
  const close = () => setChoosing(false);
  return (
    <section aria-labelledby={title} className={detail.section}>
      <SectionHeading id={title}>Documents</SectionHeading>
      {list.error && !list.data && (
        <ErrorLine
          operation="listDocuments"
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      )}
      <ul className={`grid gap-12 text-sm list ${detail.entries}`}>
        {documents.map(({ id, kind, name, permittedActions }) => (
          <li key={id} className={`row wrap between gap-4-12 ${detail.linked}`}>
            <AppLink
              className={`inline-flex gap-4 items-center min-w-0 breaks ${classes.linked}`}
              href={href(paths.documents, {
                project: projectId,
                [kind === 'folder' ? 'folder' : 'document']: id,
              })}
            >
              {kind === 'folder' ? (
                <IconFolder size={16} aria-hidden="true" />
              ) : (
                <IconFile size={16} aria-hidden="true" />
              )}
              {name}
            </AppLink>
            {isOffered && (mayLink || permittedActions.includes('update')) && (
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`Unlink ${name}`}
                disabled={change.isPending}
                onClick={() => change.mutate({ documentId: id, record, linked: false })}
              >
                <IconX size={16} />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
      {mayAdd && (
        <Button
          size="xs"
          variant="default"
          mt={documents.length > 0 ? 'sm' : 0}
          leftSection={<IconLink size={16} />}
          onClick={() => setChoosing(true)}
        >
          Link a document
        </Button>
      )}
      {choosing && (
        <PanelBoundary name="The documents" floating onClose={close}>
          <Suspense>
            <DocumentPicker
              projectId={projectId}
              title="Link documents"
              label="Link"
              isChoosable={({ id }) => !documents.some((document) => document.id === id)}
              onChoose={(all) => {
                for (const { id } of all) change.mutate({ documentId: id, record, linked: true });
              }}
              onClose={close}
            />
          </Suspense>
        </PanelBoundary>
      )}
    </section>
  );
}
