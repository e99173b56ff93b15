import { Select, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { listProjectMembersOptions } from '@/api/generated/projects/listProjectMembers.gen';
import type { TeamMemberDetail } from '@/api/generated/types.gen';
import { failureText } from '@/shared/errors/operationTexts';
import { count } from '@/shared/format/format';
import { FormDialog } from '@/shared/forms/FormDialog';
import { paths } from '@/shared/routing/paths';
import { useRemove } from '../mutations';

interface Props {
  projectId: string;
  member: TeamMemberDetail;
  isSelf: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Removes a member, or lets the user leave. Asks who takes over the open records. */
export default function RemoveDialog({ projectId, member, isSelf, onClose, onDone }: Props) {
  const { id, name, heldCount, inCourtCount } = member;
  const [successorId, setSuccessorId] = useState<string | null>(null);
  const [, navigate] = useLocation();
  const remove = useRemove(projectId, member, isSelf);
  const people = useQuery(
    listProjectMembersOptions({ path: { projectId }, query: { limit: 100 } }),
  );
  const others = (people.data?.data ?? []).filter((one) => one.id !== id);
  return (
    <FormDialog
      title={isSelf ? 'Leave the project?' : `Remove ${name}?`}
      submitLabel={isSelf ? 'Leave' : 'Remove'}
      submitError={remove.error}
      submitting={remove.isPending}
      incomplete={heldCount > 0 && !successorId}
      dirty={false}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        remove.mutate(successorId, {
          onSuccess: () => {
            onDone();
            if (isSelf) navigate(paths.home);
          },
        });
      }}
    >
      <Text size="sm">
        {isSelf
          ? 'You no longer see the project and its records. To come back, you need an invitation.'
          : `${name} no longer sees the project and its records.`}{' '}
        {isSelf ? 'Your name' : 'The name'} stays in the history.
      </Text>
      {heldCount > 0 && (
        <>
          <Text size="sm">
            {count(heldCount, 'open record')} {heldCount === 1 ? 'names' : 'name'}{' '}
            {isSelf ? 'you' : name} as assignee, reviewer, manager, approver or submitter.{' '}
            {inCourtCount > 0 &&
              `${inCourtCount} of them wait for ${isSelf ? 'you' : 'this person'}.`}
          </Text>
          <Select
            label="Who takes over?"
            searchable
            required
            data={others.map((one) => ({
              value: one.id,
              label: `${one.name}, ${one.roleName}`,
            }))}
            value={successorId}
            onChange={setSuccessorId}
            nothingFoundMessage={people.isFetching ? 'Searching' : 'Nothing found'}
            error={people.error && failureText('listProjectMembers', people.error)}
          />
        </>
      )}
    </FormDialog>
  );
}
