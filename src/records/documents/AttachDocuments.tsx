import { Button } from '@mantine/core';
import { IconFolder } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { onDemand } from '@/shared/onDemand';
import { useProjectId } from '@/shared/routing/currentProject';
import { PanelBoundary } from '@/shared/ui/panel/PanelBoundary';
import { standInFor } from './fromDocuments';
import { useHasDocuments } from './useHasDocuments';

const DocumentPicker = onDemand(() => import('./DocumentPicker'));

/** The size of an attachment, as in the contract. */
const MAX_BYTES = 26_214_400;

interface Props {
  compact?: boolean;
  /** Takes files that stand for documents. */
  onFiles: (files: readonly File[]) => void;
}

/** Chooses files that are in the documents already, in place of uploading them again. */
export function AttachDocuments({ compact = true, onFiles }: Props) {
  const projectId = useProjectId();
  const hasDocuments = useHasDocuments(projectId);
  const [choosing, setChoosing] = useState(false);
  if (!hasDocuments) return null;
  const close = () => setChoosing(false);
  return (
    <>
      <Button
        {...(compact && { size: 'xs' })}
        variant="default"
        leftSection={<IconFolder size={16} />}
        onClick={() => setChoosing(true)}
      >
        From documents
      </Button>
      {choosing && (
        <PanelBoundary name="The documents" floating onClose={close}>
          <Suspense>
            <DocumentPicker
              projectId={projectId}
              title="Attach from documents"
              label="Attach"
              isChoosable={({ permittedActions, current }) =>
                permittedActions.includes('download') && (current?.sizeBytes ?? 0) <= MAX_BYTES
              }
              onChoose={(documents) => onFiles(documents.map(standInFor))}
              onClose={close}
            />
          </Suspense>
        </PanelBoundary>
      )}
    </>
  );
}
