import { Text } from '@mantine/core';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { TeamMemberDetail } from '@/api/generated/types.gen';
import { InCourt } from '@/records/people/InCourt';
import { count } from '@/shared/format/format';
import { FormDialog } from '@/shared/forms/FormDialog';
import { paths } from '@/shared/routing/paths';
import { useRemove } from '../mutations';
import { SuccessorSelect, successorFault } from './SuccessorSelect';

interface Props {
  projectId: string;
  member: TeamMemberDetail;
  isSelf: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Removes a member, or lets the user leave. Shows what waits for the member, and asks who takes over. */
export default function RemoveDialog({ projectId, member, isSelf, onClose, onDone }: Props) {
  const { id, name, heldCount, hiddenCount, inCourt, inCourtCount } = member;
  const [successorId, setSuccessorId] = useState<string | null>(null);
  const [, navigate] = useLocation();
  const remove = useRemove(projectId, member, isSelf);
  const fault = successorFault(remove.error, '/successorId');
  return (
    <FormDialog
      title={isSelf ? 'Leave the project?' : `Remove ${name}?`}
      submitLabel={isSelf ? 'Leave' : 'Remove'}
      submitError={fault ? null : remove.error}
      submitting={remove.isPending}
      danger
      missing={heldCount > 0 && !successorId && 'Who takes over?'}
      dirty={successorId !== null}
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
      {inCourtCount > 0 && (
        <div>
          <InCourt projectId={projectId} records={inCourt} total={inCourtCount} />
        </div>
      )}
      {heldCount > 0 && (
        <>
          <Text size="sm">
            {count(heldCount, 'open record')} {heldCount === 1 ? 'names' : 'name'}{' '}
            {isSelf ? 'you' : name} as assignee, reviewer, manager, approver or submitter.
            {hiddenCount > 0 && ` You do not see ${hiddenCount} of them; they are handed over too.`}
          </Text>
          <SuccessorSelect
            projectId={projectId}
            memberId={id}
            label="Who takes over?"
            value={successorId}
            error={fault}
            onChange={(chosen) => {
              setSuccessorId(chosen);
              remove.reset();
            }}
          />
        </>
      )}
    </FormDialog>
  );
}
