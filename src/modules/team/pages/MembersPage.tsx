import { Button } from '@mantine/core';
import { IconUserOff, IconUserPlus, IconUsers } from '@tabler/icons-react';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listMembersInfiniteOptions } from '@/api/generated/members.gen';
import { listProjectsOptions } from '@/api/generated/projects/listProjects.gen';
import { zTeamStatus } from '@/api/generated/schemas/team.gen';
import type { Member, MemberSort } from '@/api/generated/types.gen';
import { useUser } from '@/platform/auth/session';
import { FilterSelect } from '@/shared/collection/FilterSelect';
import { SelectionBar } from '@/shared/collection/SelectionBar';
import { TablePage } from '@/shared/collection/TablePage';
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
import { ErrorLine } from '@/shared/ui/states';
import { useUpdateMembers } from '../mutations';
import { memberColumns } from '../parts/memberColumns';
import { PersonCard } from '../parts/PersonCard';
import { statusLabels } from '../parts/TeamStatusTag';

const InviteToProject = onDemand(() => import('../forms/InviteToProject'));
const PersonView = onDemand(() => import('../parts/PersonView'));

const sorts: readonly MemberSort[] = [
  'name',
  'email',
  'status',
  'projectCount',
  'lastActiveAt',
].flatMap((sort) => [sort, `-${sort}`] as MemberSort[]);
const membersView = {
  q: searchWords,
  status: filter(zTeamStatus.options),
  in: textFilter(),
  sort: choice(sorts, 'name'),
  member: openItem(),
};
const noun = { one: 'person', many: 'people' };
const sortLabels = {
  name: 'Name',
  '-lastActiveAt': 'Last active',
  '-projectCount': 'Most projects',
};

export default function MembersPage() {
  const userId = useUser()?.id ?? '';
  const state = useView(membersView);
  const { q, status, in: projectId, sort, member: openId } = state.view;
  const [inviting, setInviting] = useState(false);
  const { selected, select, clear } = useSelection();
  const projects = useQuery(listProjectsOptions({ query: { limit: 100 } }));
  const query = {
    ...(q && { q }),
    ...(status !== 'all' && { status }),
    ...(projectId && { projectId }),
    sort,
  };
  const list = useInfiniteQuery({
    ...listMembersInfiniteOptions({ query: { ...query, limit: 100 } }),
    initialPageParam: {},
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
  const rows = list.data?.pages.flatMap(({ data }) => data);
  const chosen = rows?.filter(({ id }) => selected.has(id)).slice(0, 100) ?? [];
  const update = useUpdateMembers();
  // What the first of them is decides what can be done with all of them.
  const current = chosen[0]?.status === 'suspended' ? 'suspended' : 'active';
  const opened = rows?.find(({ id }) => id === openId);
  const mayInvite = projects.data?.data.some(({ permittedActions }) =>
    permittedActions.includes('invite_members'),
  );
  const inviteButton = mayInvite && (
    <Button leftSection={<IconUserPlus size={18} />} onClick={() => setInviting(true)}>
      Invite
    </Button>
  );
  const close = () => {
    setInviting(false);
    state.change({ member: '' });
  };
  const hrefTo = (id: string) => state.hrefOf({ member: id });
  const open = ({ id }: Member) => state.change({ member: id });
  return (
    <TablePage
      label="Members"
      name="members"
      noun={noun}
      icon={IconUsers}
      operation="listMembers"
      list={list}
      rows={rows}
      total={list.data?.pages[0]?.total}
      state={state}
      columns={memberColumns(hrefTo, userId)}
      nameOf={({ name }) => name}
      card={(member) => <PersonCard member={member} href={hrefTo(member.id)} />}
      sort={sort}
      onSort={(order) => state.change({ sort: sorts.find((each) => each === order) ?? 'name' })}
      sortLabels={sortLabels}
      selected={selected}
      onSelect={select}
      onOpen={open}
      openId={openId || null}
      notice={
        projects.error &&
        !projects.data && (
          <ErrorLine
            operation="listProjects"
            error={projects.error}
            onRetry={() => void projects.refetch()}
          />
        )
      }
      filters={
        <>
          <FilterSelect
            label="Project"
            value={projectId}
            options={[
              { value: '', label: 'All projects' },
              ...(projects.data?.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(value) => state.change({ in: value })}
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
      buttons={inviteButton}
      action={inviteButton}
      purpose="Invite people to a project. They join the account with it."
      selection={
        <SelectionBar noun={noun} selected={chosen.length} limit={100} onClear={clear}>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconUserOff size={16} />}
            loading={update.isPending}
            disabled={chosen.some(
              ({ id, status, permittedActions }) =>
                id === userId || status !== current || !permittedActions.includes('update'),
            )}
            onClick={() =>
              update.mutate(
                {
                  members: chosen,
                  changes: { status: current === 'active' ? 'suspended' : 'active' },
                },
                { onSuccess: clear },
              )
            }
          >
            {current === 'active' ? 'Suspend' : 'Reactivate'}
          </Button>
        </SelectionBar>
      }
      dialog={
        <>
          {inviting && <InviteToProject onClose={close} />}
          {!inviting && opened && (
            <PersonView
              key={opened.id}
              member={opened}
              isSelf={opened.id === userId}
              onClose={close}
            />
          )}
        </>
      }
      onCloseDialog={close}
    />
  );
}
