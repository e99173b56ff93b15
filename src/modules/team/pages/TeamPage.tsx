import { Button } from '@mantine/core';
import { IconPencil, IconUserPlus, IconUsers } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { zTeamStatus } from '@/api/generated/schemas/team.gen';
import { listTeamInfiniteOptions } from '@/api/generated/team.gen';
import type { ProjectMember, TeamMember, TeamSort } from '@/api/generated/types.gen';
import { useUser } from '@/platform/auth/session';
import { byCursor } from '@/shared/collection/byCursor';
import { FilterSelect } from '@/shared/collection/FilterSelect';
import { SelectionBar } from '@/shared/collection/SelectionBar';
import { TablePage } from '@/shared/collection/TablePage';
import { useProjectActions } from '@/shared/collection/useProjectActions';
import { useSelection } from '@/shared/collection/useSelection';
import {
  choice,
  filter,
  openItem,
  searchWords,
  textFilter,
  useView,
} from '@/shared/collection/view';
import { onDemand } from '@/shared/onDemand';
import { projectMembersOptions } from '@/shared/people/projectMembers';
import { useProjectId } from '@/shared/routing/currentProject';
import { ErrorLine } from '@/shared/ui/states';
import { mostOf } from '../parts/CourtBar';
import { columnsOf } from '../parts/columns';
import { MemberCard } from '../parts/MemberCard';
import { statusLabels } from '../parts/TeamStatusTag';

const GroupsView = onDemand(() => import('../parts/GroupsView'));
const InviteDialog = onDemand(() => import('../forms/InviteDialog'));
const MemberDialog = onDemand(() => import('../forms/MemberDialog'));
const MemberView = onDemand(() => import('../parts/MemberView'));

const sorts: readonly TeamSort[] = [
  'name',
  'role',
  'companyName',
  'status',
  'inCourtCount',
  'lastActiveAt',
].flatMap((sort) => [sort, `-${sort}`] as TeamSort[]);
const teamView = {
  q: searchWords,
  role: textFilter(),
  status: filter(zTeamStatus.options),
  company: textFilter(),
  sort: choice(sorts, 'name'),
  member: openItem(),
};
const noun = { one: 'person', many: 'people' };
const sortLabels = {
  name: 'Name',
  companyName: 'Company',
  role: 'Role',
  '-inCourtCount': 'Most in their court',
  '-lastActiveAt': 'Last active',
};

/** The roles that members have, as options. */
const rolesOf = (members: readonly ProjectMember[]) =>
  [...new Map(members.map(({ role, roleName }) => [role, roleName]))]
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label));

export default function TeamPage() {
  const projectId = useProjectId();
  const userId = useUser()?.id ?? '';
  const state = useView(teamView);
  const { q, role, status, company, sort, member: openId } = state.view;
  const [dialog, setDialog] = useState<'invite' | 'edit' | 'groups' | null>(null);
  const { selected, select, clear } = useSelection();
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
  const rows = list.data?.pages.flatMap(({ data }) => data);
  const most = mostOf(rows ?? []);
  const chosen = rows?.filter(({ id }) => selected.has(id)) ?? [];
  const inviteButton = may('invite_members') && (
    <Button leftSection={<IconUserPlus size={18} />} onClick={() => setDialog('invite')}>
      Invite
    </Button>
  );
  const close = () => {
    setDialog(null);
    state.change({ member: '' });
  };
  const hrefTo = (id: string) => state.hrefOf({ member: id });
  const open = ({ id }: TeamMember) => state.change({ member: id });
  const mayAppoint = rows?.some(({ permittedActions }) => permittedActions.includes('appoint'));
  return (
    <TablePage
      title="Team"
      label="Team"
      name="team"
      noun={noun}
      icon={IconUsers}
      operation="listTeam"
      list={list}
      rows={rows}
      total={list.data?.pages[0]?.total}
      state={state}
      columns={columnsOf(hrefTo, userId, most)}
      nameOf={({ name }) => name}
      card={(member) => <MemberCard member={member} href={hrefTo(member.id)} most={most} />}
      sort={sort}
      onSort={(order) => state.change({ sort: sorts.find((each) => each === order) ?? 'name' })}
      sortLabels={sortLabels}
      selected={selected}
      onSelect={select}
      onOpen={open}
      openId={openId || null}
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
      filters={
        <>
          <FilterSelect
            label="Role"
            value={role}
            options={[{ value: '', label: 'All roles' }, ...rolesOf(members.data?.data ?? [])]}
            onChange={(value) => state.change({ role: value })}
          />
          <FilterSelect
            label="Company"
            value={company}
            options={[
              { value: '', label: 'All companies' },
              ...(members.data?.companies ?? []).map(({ id, name }) => ({
                value: id,
                label: name,
              })),
            ]}
            onChange={(value) => state.change({ company: value })}
          />
          <FilterSelect
            label="Status"
            value={status}
            options={[
              { value: 'all' as const, label: 'Any status' },
              ...zTeamStatus.options.map((value) => ({ value, label: statusLabels[value] })),
            ]}
            onChange={(value) => state.change({ status: value })}
          />
        </>
      }
      buttons={
        <>
          <Button variant="default" onClick={() => setDialog('groups')}>
            Groups
          </Button>
          {inviteButton}
        </>
      }
      action={inviteButton}
      purpose="Invite the people who work on this project."
      selection={
        <SelectionBar noun={noun} selected={chosen.length} limit={100} onClear={clear}>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPencil size={16} />}
            disabled={chosen.some(({ permittedActions }) => !permittedActions.includes('update'))}
            onClick={() => setDialog('edit')}
          >
            Change role or company
          </Button>
        </SelectionBar>
      }
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
                clear();
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
      onCloseDialog={close}
    />
  );
}
