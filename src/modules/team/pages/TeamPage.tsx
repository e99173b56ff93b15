import { Button } from '@mantine/core';
import { IconPencil, IconUserPlus, IconUsers } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { listTeamInfiniteOptions } from '@/api/generated/team.gen';
import type { TeamMember } from '@/api/generated/types.gen';
import { useUser } from '@/platform/auth/session';
import { byCursor } from '@/shared/collection/byCursor';
import { SelectionBar } from '@/shared/collection/SelectionBar';
import { type ListAbout, TablePage } from '@/shared/collection/TablePage';
import { loaded, useListPage } from '@/shared/collection/useListPage';
import { useProjectActions } from '@/shared/collection/useProjectActions';
import { useSelection } from '@/shared/collection/useSelection';
import { useView } from '@/shared/collection/view';
import { onDemand } from '@/shared/onDemand';
import { projectMembersOptions } from '@/shared/people/projectMembers';
import { useProjectId } from '@/shared/routing/currentProject';
import { ErrorLine } from '@/shared/ui/states';
import { mostOf } from '../parts/CourtBar';
import { columnsOf } from '../parts/columns';
import { MemberCard } from '../parts/MemberCard';
import { TeamFilters, teamView } from '../parts/TeamFilters';

const GroupsView = onDemand(() => import('../parts/GroupsView'));
const InviteDialog = onDemand(() => import('../forms/InviteDialog'));
const MemberDialog = onDemand(() => import('../forms/MemberDialog'));
const MemberView = onDemand(() => import('../parts/MemberView'));

const about: ListAbout<TeamMember> = {
  title: 'Team',
  sortLabels: {
    name: 'Name',
    companyName: 'Company',
    role: 'Role',
    '-inCourtCount': 'Most in their court',
    '-lastActiveAt': 'Last active',
  },
  label: 'Team',
  name: 'team',
  noun: { one: 'person', many: 'people' },
  icon: IconUsers,
  operation: 'listTeam',
  purpose: 'Invite the people who work on this project.',
  nameOf: ({ name }) => name,
};

export default function TeamPage() {
  const projectId = useProjectId();
  const userId = useUser()?.id ?? '';
  const state = useView(teamView);
  const { q, role, status, company, sort } = state.view;
  const selection = useSelection();
  const may = useProjectActions(projectId);
  const members = useQuery(projectMembersOptions(projectId));
  const query = {
    ...(q && { q }),
    ...(role && { role }),
    ...(status !== 'all' && { status }),
    ...(company && { companyId: company }),
    sort,
  };
  const list = useInfiniteQuery({
    ...listTeamInfiniteOptions({ path: { projectId }, query: { ...query, limit: 100 } }),
    ...byCursor(projectId),
  });
  const page = useListPage({
    state,
    opens: ['member'],
    dialogs: ['invite', 'edit', 'groups'],
    ...loaded(list),
  });
  const { rows, openId, hrefTo, dialog, show, close } = page;
  const most = mostOf(rows ?? []);
  const chosen = rows?.filter(({ id }) => selection.selected.has(id)) ?? [];
  const inviteButton = may('invite_members') && (
    <Button leftSection={<IconUserPlus size={18} />} onClick={() => show('invite')}>
      Invite
    </Button>
  );
  const mayAppoint = rows?.some(({ permittedActions }) => permittedActions.includes('appoint'));
  return (
    <TablePage
      about={about}
      page={page}
      columns={columnsOf(hrefTo, userId, most)}
      card={(member) => <MemberCard member={member} href={hrefTo(member.id)} most={most} />}
      notice={
        members.error &&
        !members.data && (
          <ErrorLine
            operation="listProjectMembers"
            error={members.error}
            onRetry={() => void members.refetch()}
          />
        )
      }
      filters={<TeamFilters state={state} members={members.data} />}
      buttons={{
        head: (
          <>
            <Button variant="default" onClick={() => show('groups')}>
              Groups
            </Button>
            {inviteButton}
          </>
        ),
        empty: inviteButton,
      }}
      selection={{
        ...selection,
        bar: (
          <SelectionBar
            noun={about.noun}
            selected={chosen.length}
            limit={100}
            onClear={selection.clear}
          >
            <Button
              size="xs"
              variant="default"
              leftSection={<IconPencil size={16} />}
              disabled={chosen.some(({ permittedActions }) => !permittedActions.includes('update'))}
              onClick={() => show('edit')}
            >
              Change role or company
            </Button>
          </SelectionBar>
        ),
      }}
      dialog={
        <>
          {dialog === 'groups' && (
            <GroupsView
              projectId={projectId}
              mayManage={may('manage_distribution_groups')}
              onClose={close}
            />
          )}
          {dialog === 'invite' && (
            <InviteDialog projectId={projectId} mayAppoint={mayAppoint ?? false} onClose={close} />
          )}
          {dialog === 'edit' && (
            <MemberDialog
              projectId={projectId}
              members={chosen.slice(0, 100)}
              onClose={close}
              onDone={() => {
                selection.clear();
                close();
              }}
            />
          )}
          {!dialog && openId && (
            <MemberView
              key={openId}
              projectId={projectId}
              memberId={openId}
              userId={userId}
              onClose={close}
            />
          )}
        </>
      }
    />
  );
}
