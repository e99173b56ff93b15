import { Text } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getDocumentOptions } from '@/api/generated/documents.gen';
import type { DocumentDetail } from '@/api/generated/types.gen';
import { RecordModal } from '@/records/common/RecordModal';
import { formatTime } from '@/shared/format/format';
import { fullName } from '@/shared/format/labels';
import { Preview } from '../preview/Preview';
import { trailText } from './columns';
import { DocumentLinks } from './DocumentLinks';
import { FileActions } from './FileActions';
import { Versions } from './Versions';

interface Props {
  projectId: string;
  documentId: string;
  /** The words of the search that found it; empty for none. */
  words: string;
  onClose: () => void;
}

/** How often to look whether the host has read a new file, in milliseconds. */
const POLL_MS = 2000;

const isProcessing = ({ versions }: DocumentDetail) =>
  versions.some(({ preview }) => preview.state === 'processing');

/** Shows a file: what it contains, its versions and links, and what the user may do with it. */
export default function DocumentView({ projectId, documentId, words, onClose }: Props) {
  const found = useQuery({
    ...getDocumentOptions({ path: { projectId, documentId } }),
    refetchInterval: ({ state: { data } }) => (data && isProcessing(data.data) ? POLL_MS : false),
  });
  const document = found.data?.data;
  return (
    <RecordModal
      title={document?.name ?? 'File'}
      source={{ operation: 'getDocument', query: found }}
      size="80rem"
      fillsPhone
      onClose={onClose}
    >
      {document && <File key={document.id} document={document} words={words} onClose={onClose} />}
    </RecordModal>
  );
}

type FileProps = Pick<Props, 'words' | 'onClose'> & { document: DocumentDetail };

function File({ document, words, onClose }: FileProps) {
  const { name, current, description, tags, lock, permittedActions } = document;
  const [shown, setShown] = useState<number | null>(null);
  const visible = document.versions.find(({ number }) => number === shown) ?? current;
  const facts = [trailText(document), description, tags.join(', ')].filter(Boolean).join(' · ');
  return (
    <div className="grid gap-16">
      <Text size="sm" c="dimmed">
        {facts}
      </Text>
      {lock && (
        <p className="row gap-8 m-0 text-sm">
          <IconLock size={16} aria-hidden="true" />
          {permittedActions.includes('update')
            ? 'You have it checked out: nobody else can change it.'
            : `${fullName(lock.by)} has it checked out since ${formatTime(lock.at)}.`}
        </p>
      )}
      {!permittedActions.includes('download') && (
        <Text size="sm" c="dimmed">
          You can view this file, not download it.
        </Text>
      )}
      <FileActions document={document} shown={shown} onDeleted={onClose} />
      {visible && <Preview key={visible.number} name={name} version={visible} words={words} />}
      <Versions document={document} shown={visible?.number} onShow={setShown} />
      <DocumentLinks document={document} />
    </div>
  );
}
