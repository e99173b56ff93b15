import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Pin, PinAnchor, PinTarget, WorkItem } from '@/api/generated/types.gen';
import { FormDialog } from '../forms/FormDialog';
import { RecordSelect } from '../records/RecordSelect';
import { leave } from '../routing/leaveGuard';
import { newPinnedItem } from './pinAt';
import { useCreatePin } from './pins';

interface Props {
  projectId: string;
  target: PinTarget;
  anchor: PinAnchor;
  /** Whether the user may create a punch item. */
  mayCreateItem: boolean;
  onPinned: (pin: Pin) => void;
  onClose: () => void;
}

/** Chooses what to pin to the picked place: an existing record or a new punch item. */
export default function PinDialog(props: Props) {
  const { projectId, target, anchor, mayCreateItem, onPinned, onClose } = props;
  const [, navigate] = useLocation();
  const [chosen, setChosen] = useState<WorkItem | null>(null);
  const [isMissing, setMissing] = useState(false);
  const create = useCreatePin(projectId, { successToast: () => 'Item pinned', failure: 'inline' });
  return (
    <FormDialog
      title="Pin an item"
      submitLabel="Pin"
      onSubmit={(event) => {
        event.preventDefault();
        if (!chosen) return setMissing(true);
        const record = { type: chosen.type, id: chosen.id };
        create.mutate({ target, anchor, record }, { onSuccess: onPinned });
      }}
      submitError={create.error}
      submitting={create.isPending}
      dirty={false}
      onClose={onClose}
    >
      {/* Above the field, because the field's options would cover it. */}
      {mayCreateItem && (
        <Button
          variant="default"
          leftSection={<IconPlus size={16} />}
          onClick={() => leave(() => navigate(newPinnedItem(projectId, { target, anchor })))}
        >
          New punch item here
        </Button>
      )}
      <RecordSelect
        projectId={projectId}
        value={chosen}
        onChange={(record) => {
          setChosen(record);
          setMissing(false);
        }}
        error={isMissing && 'Record is required'}
      />
    </FormDialog>
  );
}
