import { Button } from '@mantine/core';
import { IconPencil, IconUserPlus, IconUsers } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { listTeamInfiniteOptions } from '@/api/generated/team.gen';
import type { TeamMember } from '@/api/generated/types.gen';
import { useUser } from '@/platform/auth/session';
import { WhyNot } from '@/records/permissions/WhyNot';
import { byCursor } from '@/shared/collection/byCursor';
import { SelectionBar } from '@/shared/collection/SelectionBar';
import { type ListAbout, TablePage } from '@/shared/collection/TablePage';
import { loaded, useListPage } from '@/shared/collection/useListPage';
import { useProjectActions } from '@/shared/collection/useProjectActions';
import { useSelection } from '@/shared/collection/useSelection';
import { useView, type View } from '@/shared/collection/view';
import { onDemand } from '@/shared/onDemand';
import { useProjectId } from '@/shared/routing/currentProject';
import { mostOf } from '../parts/CourtBar';
import { columnsOf } from '../parts/columns';
import { MemberCard } from '../parts/MemberCard';
import { teamView, useTeamFilters } from '../parts/TeamFilters';

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
  const filters = useTeamFilters(state, projectId);
  const selection = useSelection('team');
  const may = useProjectActions(projectId);
  const list = useInfiniteQuery({
    ...listTeamInfiniteOptions({
      path: { projectId },
      query: { ...queryOf(state.view), limit: 100 },
    }),
    ...byCursor(projectId),
  });
  const page = useListPage({
    state,
    opens: ['member', 'invite'],
    dialogs: ['invite', 'edit', 'groups'],
    ...loaded(list),
  });
  const { rows, openId, hrefTo, dialog, show, close } = page;
  const isInviting = dialog === 'invite' || (state.view.invite !== '' && may('invite_members'));
  const most = mostOf(rows ?? []);
  const chosen = rows?.filter(({ id }) => selection.selected.has(id)) ?? [];
  const inviteButton = may('invite_members') ? (
    <Button leftSection={<IconUserPlus size={16} />} onClick={() => show('invite')}>
      Invite
    </Button>
  ) : (
    <WhyNot
      projectId={projectId}
      absent={[{ module: 'team', action: 'invite', does: 'invite people' }]}
    />
  );
  return (
    <TablePage
      about={about}
      page={page}
      columns={columnsOf(hrefTo, userId, most)}
      card={(member) => <MemberCard member={member} href={hrefTo(member.id)} most={most} />}
      filters={filters}
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
          <SelectedPeople chosen={chosen} onClear={selection.clear} onEdit={() => show('edit')} />
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
          {isInviting && <InviteDialog projectId={projectId} onClose={close} />}
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
          {!dialog && !isInviting && openId && (
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

interface SelectedProps {
  chosen: readonly TeamMember[];
  onClear: () => void;
  onEdit: () => void;
}

const SelectedPeople = ({ chosen, onClear, onEdit }: SelectedProps) => (
  <SelectionBar noun={about.noun} selected={chosen.length} limit={100} onClear={onClear}>
    <Button
      size="xs"
      variant="default"
      leftSection={<IconPencil size={16} />}
      disabled={chosen.some(({ permittedActions }) => !permittedActions.includes('update'))}
      onClick={onEdit}
    >
      Change role or company
    </Button>
  </SelectionBar>
);

const queryOf = ({ q, role, status, company, sort }: View<typeof teamView>) => ({
  ...(q && { q }),
  ...(role && { role }),
  ...(status !== 'all' && { status }),
  ...(company && { companyId: company }),
  sort,
});
