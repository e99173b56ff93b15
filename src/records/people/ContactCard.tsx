import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { asApiError } from '@/api/apiError';
import { getTeamMemberOptions } from '@/api/generated/team.gen';
import { useProjectActions } from '@/shared/collection/useProjectActions';
import { AppLink } from '@/shared/routing/AppLink';
import { href, paths } from '@/shared/routing/paths';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorLine } from '@/shared/ui/states';
import { ContactHead } from './ContactHead';
import { InCourt } from './InCourt';
import classes from './People.module.css';

interface Props {
  projectId: string;
  memberId: string;
}

/** Shows who a person is in the project, how to reach the person, and what waits for the person. */
export default function ContactCard({ projectId, memberId }: Props) {
  const { data, error, refetch } = useQuery(
    getTeamMemberOptions({ path: { projectId, memberId } }),
  );
  const may = useProjectActions(projectId);
  const member = data?.data;
  if (member) {
    return (
      <>
        <ContactHead member={member} />
        <Text size="sm">{member.roleName}</Text>
        <InCourt projectId={projectId} records={member.inCourt} total={member.inCourtCount} few />
        {may('create_message_thread') && (
          <AppLink
            className={`mt-8 accent text-sm ${classes.more}`}
            href={href(paths.messages, { project: projectId, to: memberId })}
          >
            Write a message
          </AppLink>
        )}
        <AppLink
          className={`mt-8 accent text-sm ${classes.more}`}
          href={href(paths.team, { project: projectId, member: memberId })}
        >
          Show in the team
        </AppLink>
      </>
    );
  }
  if (!error) return <Skeleton shape="line" count={6} />;
  if (asApiError(error).status === 404) {
    return (
      <Text size="sm" role="status">
        This person is no longer in the project.
      </Text>
    );
  }
  return <ErrorLine operation="getTeamMember" error={error} onRetry={() => void refetch()} />;
}
