import { Button, SegmentedControl } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type {
  Photo,
  Pin,
  PinAnchor,
  PinTarget,
  ProjectAction,
  WorkItem,
} from '@/api/generated/types.gen';
import { FormDialog } from '@/shared/forms/FormDialog';
import { leave } from '@/shared/routing/leaveGuard';
import { RecordSelect } from '../common/RecordSelect';
import { creatable } from '../common/recordTypes';
import { PhotoSelect } from './PhotoSelect';
import { newPinnedItem } from './pinAt';
import { useCreatePin } from './pins';

interface Props {
  projectId: string;
  target: PinTarget;
  anchor: PinAnchor;
  /** What the user may create in the project. */
  permitted: readonly ProjectAction[];
  onPinned: (pin: Pin) => void;
  onClose: () => void;
}

/** Chooses what to pin to the picked place: an existing record, a new one, or on a plan a photo. */
export default function PinDialog(props: Props) {
  const { projectId, target, anchor, permitted, onPinned, onClose } = props;
  const [, navigate] = useLocation();
  const [kind, setKind] = useState<'record' | 'photo'>('record');
  const [chosen, setChosen] = useState<WorkItem | null>(null);
  const [photo, setPhoto] = useState<Photo | null>(null);
  const [isMissing, setMissing] = useState(false);
  const create = useCreatePin(projectId, { successToast: () => 'Item pinned', failure: 'inline' });
  const isPhoto = kind === 'photo';
  return (
    <FormDialog
      title="Pin an item"
      submitLabel="Pin"
      onSubmit={(event) => {
        event.preventDefault();
        const id = isPhoto ? photo?.id : chosen?.id;
        const type = isPhoto ? 'photo' : chosen?.type;
        if (!id || !type) return setMissing(true);
        create.mutate({ target, anchor, record: { type, id } }, { onSuccess: onPinned });
      }}
      submitError={create.error}
      submitting={create.isPending}
      dirty={chosen !== null || photo !== null}
      onClose={onClose}
    >
      {/* Above the field, because the field's options would cover it. */}
      <div className="flex wrap gap-8">
        {creatable(permitted).map(({ type, one }) => (
          <Button
            key={type}
            variant="default"
            leftSection={<IconPlus size={16} />}
            onClick={() =>
              leave(() => navigate(newPinnedItem(projectId, { target, anchor }, type)))
            }
          >
            New {one} here
          </Button>
        ))}
      </div>
      {target.type === 'plan' && (
        <SegmentedControl
          aria-label="What to pin"
          fullWidth
          value={kind}
          data={[
            { value: 'record', label: 'Record' },
            { value: 'photo', label: 'Photo' },
          ]}
          onChange={(value) => {
            setKind(value as typeof kind);
            setMissing(false);
          }}
        />
      )}
      {isPhoto ? (
        <PhotoSelect
          projectId={projectId}
          value={photo}
          onChange={(next) => {
            setPhoto(next);
            setMissing(false);
          }}
          error={isMissing && 'Photo is required'}
        />
      ) : (
        <RecordSelect
          projectId={projectId}
          value={chosen}
          onChange={(record) => {
            setChosen(record);
            setMissing(false);
          }}
          error={isMissing && 'Record is required'}
        />
      )}
    </FormDialog>
  );
}
