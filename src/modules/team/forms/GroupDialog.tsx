import { MultiSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asApiError } from '@/api/apiError';
import type { DistributionGroup } from '@/api/generated/types.gen';
import { projectMembersOptions } from '@/records/people/projectMembers';
import { failureText } from '@/shared/errors/operationTexts';
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
  const save = useSaveGroup(projectId, group);
  const people = useQuery(projectMembersOptions(projectId));
  const isTaken = save.error !== null && asApiError(save.error).code === 'NAME_TAKEN';
  const isChanged =
    name.trim() !== (group?.name ?? '') ||
    memberIds.join() !== (group?.members ?? []).map(({ id }) => id).join();
  return (
    <FormDialog
      title={group ? 'Edit group' : 'New group'}
      submitLabel={group ? 'Save' : 'Create'}
      submitError={isTaken ? null : save.error}
      submitting={save.isPending}
      incomplete={!name.trim() || memberIds.length === 0 || !isChanged}
      dirty={isChanged}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate({ name: name.trim(), memberIds }, { onSuccess: onClose });
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
      <MultiSelect
        label="People"
        required
        searchable
        data={(people.data?.data ?? []).map((person) => ({ value: person.id, label: person.name }))}
        value={memberIds}
        onChange={setMemberIds}
        error={people.error && failureText('listProjectMembers', people.error)}
      />
      <PastePeople
        projectId={projectId}
        onFound={(ids) => setMemberIds((chosen) => [...new Set([...chosen, ...ids])])}
      />
    </FormDialog>
  );
}
