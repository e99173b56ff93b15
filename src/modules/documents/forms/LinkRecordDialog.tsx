import { useState } from 'react';
import type { DocumentDetail, WorkItem } from '@/api/generated/types.gen';
import { RecordSelect } from '@/records/common/RecordSelect';
import { useLinkDocument } from '@/records/documents/useLinkDocument';
import { FormDialog } from '@/shared/forms/FormDialog';

interface Props {
  document: DocumentDetail;
  onClose: () => void;
}

/** Links a file to a punch item, RFI or submittal. */
export default function LinkRecordDialog({ document, onClose }: Props) {
  const [chosen, setChosen] = useState<WorkItem | null>(null);
  const link = useLinkDocument(document.projectId, 'inline');
  return (
    <FormDialog
      title={`Link ${document.name}`}
      submitLabel="Link"
      submitError={link.error}
      submitting={link.isPending}
      missing={!chosen && 'Record'}
      dirty={chosen !== null}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        if (!chosen) return;
        const { type, id } = chosen;
        link.mutate(
          { documentId: document.id, record: { type, id }, linked: true },
          { onSuccess: onClose },
        );
      }}
    >
      <RecordSelect
        projectId={document.projectId}
        taken={document.links.map(({ id }) => id)}
        value={chosen}
        onChange={setChosen}
      />
    </FormDialog>
  );
}
