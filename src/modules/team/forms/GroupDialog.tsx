import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { asApiError } from '@/api/apiError';
import type { DistributionGroup } from '@/api/generated/types.gen';
import { MembersSelect } from '@/records/people/MemberSelect';
import { namedChoices } from '@/records/people/partyChoices';
import { useFormVersion } from '@/shared/forms/edits';
import { FormDialog } from '@/shared/forms/FormDialog';
import { useSaveGroup } from '../mutations';
import { PastePeople } from './PastePeople';

interface Props {
  projectId: string;
  /** Null for a new one. */
  group: DistributionGroup | null;
  onClose: () => void;
}

/** Creates or edits a distribution group. */
export default function GroupDialog({ projectId, group, onClose }: Props) {
  const [name, setName] = useState(group?.name ?? '');
  const [memberIds, setMemberIds] = useState(group?.members.map(({ id }) => id) ?? []);
  const { version, noteConflict } = useFormVersion(group?.version ?? 1);
  const save = useSaveGroup(projectId, group);
  const isTaken = save.error !== null && asApiError(save.error).code === 'NAME_TAKEN';
  const isChanged =
    name.trim() !== (group?.name ?? '') ||
    memberIds.join() !== (group?.members ?? []).map(({ id }) => id).join();
  return (
    <FormDialog
      about={group?.id}
      title={group ? 'Edit group' : 'New group'}
      submitLabel={group ? 'Save' : 'Create'}
      submitError={isTaken ? null : save.error}
      submitting={save.isPending}
      missing={(!name.trim() && 'Name') || (memberIds.length === 0 && 'People')}
      unchanged={!isChanged}
      dirty={isChanged}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(
          { version, name: name.trim(), memberIds },
          { onSuccess: onClose, onError: noteConflict },
        );
      }}
    >
      <TextInput
        label="Name"
        required
        data-autofocus
        maxLength={60}
        value={name}
        error={isTaken && 'Another group has this name'}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <MembersSelect
        label="People"
        projectId={projectId}
        required
        names={namedChoices(group?.members ?? [])}
        value={memberIds}
        onChange={setMemberIds}
      />
      <PastePeople
        projectId={projectId}
        onFound={(ids) => setMemberIds((chosen) => [...new Set([...chosen, ...ids])])}
      />
    </FormDialog>
  );
}
