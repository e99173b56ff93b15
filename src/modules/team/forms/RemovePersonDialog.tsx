import { List, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getMemberOptions } from '@/api/generated/members.gen';
import type { Member } from '@/api/generated/types.gen';
import { count } from '@/shared/format/format';
import { FormDialog } from '@/shared/forms/FormDialog';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorLine } from '@/shared/ui/states';
import { useRemovePerson } from '../mutations';
import { SuccessorSelect, successorFault } from './SuccessorSelect';

interface Props {
  member: Member;
  onClose: () => void;
  onDone: () => void;
}

/** Removes a person from the account. Asks who takes over in each project with open records. */
export default function RemovePersonDialog({ member, onClose, onDone }: Props) {
  const { id, name, projects } = member;
  const person = useQuery(getMemberOptions({ path: { memberId: id } }));
  const holdings = person.data?.data.holdings ?? [];
  const [chosen, setChosen] = useState<Readonly<Record<string, string | null>>>({});
  const remove = useRemovePerson(person.data?.data ?? member);
  const successors = holdings.flatMap(({ projectId }) => {
    const userId = chosen[projectId];
    return userId ? [{ projectId, userId }] : [];
  });
  const faultIn = (projectId: string) => {
    const index = successors.findIndex((successor) => successor.projectId === projectId);
    return successorFault(remove.error, `/successors/${index}/userId`);
  };
  const isShownAtField = holdings.some(({ projectId }) => faultIn(projectId));
  return (
    <FormDialog
      title={`Remove ${name} from the account?`}
      submitLabel="Remove"
      submitError={isShownAtField ? null : remove.error}
      submitting={remove.isPending}
      danger
      missing={
        person.data
          ? holdings.find(({ projectId }) => !chosen[projectId])?.projectName
          : 'What the person holds is still loading.'
      }
      dirty={successors.length > 0}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        remove.mutate({ successors }, { onSuccess: onDone });
      }}
    >
      <List size="sm" spacing={4}>
        <List.Item>
          {name}{' '}
          {projects.length > 0
            ? `leaves ${count(projects.length, 'project')} and cannot log in any more.`
            : 'cannot log in any more.'}
        </List.Item>
        <List.Item>The email address, the phone number and the picture are deleted.</List.Item>
        <List.Item>Records and their history keep the name.</List.Item>
      </List>
      {person.isPending && <Skeleton shape="line" count={4} />}
      {person.error && !person.data && (
        <ErrorLine
          operation="getMember"
          error={person.error}
          onRetry={() => void person.refetch()}
        />
      )}
      {holdings.length > 0 && (
        <Text size="sm" fw={650}>
          Who takes over the open records?
        </Text>
      )}
      {holdings.map(({ projectId, projectName, heldCount, inCourtCount }) => (
        <SuccessorSelect
          key={projectId}
          projectId={projectId}
          memberId={id}
          label={projectName}
          description={[
            count(heldCount, 'open record'),
            inCourtCount > 0 && `${inCourtCount} in their court`,
          ]
            .filter(Boolean)
            .join(', ')}
          value={chosen[projectId] ?? null}
          error={faultIn(projectId)}
          onChange={(userId) => {
            setChosen({ ...chosen, [projectId]: userId });
            remove.reset();
          }}
        />
      ))}
      <Text size="sm" fw={650}>
        This cannot be undone. To come back, {name} needs an invitation.
      </Text>
    </FormDialog>
  );
}
