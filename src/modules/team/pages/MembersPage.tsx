import { Button } from '@mantine/core';
import { IconUserOff, IconUserPlus, IconUsers } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { listMembersInfiniteOptions } from '@/api/generated/members.gen';
import { zMemberSort } from '@/api/generated/schemas/members.gen';
import { zTeamStatus } from '@/api/generated/schemas/team.gen';
import type { Member } from '@/api/generated/types.gen';
import { useUser } from '@/platform/auth/session';
import { WhyNot } from '@/records/permissions/WhyNot';
import { ProjectFilter } from '@/records/projects/ProjectFilter';
import { useFirstProject } from '@/records/projects/projectPages';
import { accountByCursor } from '@/shared/collection/byCursor';
import type { Filter } from '@/shared/collection/filter/filters';
import { SelectionBar } from '@/shared/collection/SelectionBar';
import { type ListAbout, TablePage } from '@/shared/collection/TablePage';
import { loaded, useListPage } from '@/shared/collection/useListPage';
import { useSelection } from '@/shared/collection/useSelection';
import {
  choice,
  filter,
  openItem,
  searchWords,
  textFilter,
  useView,
  type ViewControl,
} from '@/shared/collection/view';
import { onDemand } from '@/shared/onDemand';
import { QueryErrorLine } from '@/shared/ui/QueryErrorLine';
import { useUpdateMembers } from '../mutations';
import { memberColumns } from '../parts/memberColumns';
import { PersonCard } from '../parts/PersonCard';
import { statusFilter } from '../parts/TeamFilters';

const InviteToProject = onDemand(() => import('../forms/InviteToProject'));
const PersonView = onDemand(() => import('../parts/PersonView'));

const membersView = {
  q: searchWords,
  status: filter(zTeamStatus.options),
  in: textFilter(),
  sort: choice(zMemberSort._zod.def.innerType.options, 'name'),
  member: openItem(),
};
const about: ListAbout<Member> = {
  sortLabels: {
    name: 'Name',
    '-lastActiveAt': 'Last active',
    '-projectCount': 'Most projects',
  },
  label: 'Members',
  name: 'members',
  noun: { one: 'person', many: 'people' },
  icon: IconUsers,
  operation: 'listMembers',
  purpose: 'Invite people to a project. They join the account with it.',
  nameOf: ({ name }) => name,
};

export default function MembersPage() {
  const userId = useUser()?.id ?? '';
  const state = useView(membersView);
  const { q, status, in: projectId, sort } = state.view;
  const selection = useSelection('members');
  const invitable = useFirstProject('invite_members');
  const query = {
    ...(q && { q }),
    ...(status !== 'all' && { status }),
    ...(projectId && { projectId }),
    sort,
  };
  const list = useInfiniteQuery({
    ...listMembersInfiniteOptions({ query: { ...query, limit: 100 } }),
    ...accountByCursor,
  });
  const page = useListPage({ state, opens: ['member'], dialogs: ['invite'], ...loaded(list) });
  const { rows, openId, hrefTo, dialog, close } = page;
  const chosen = rows?.filter(({ id }) => selection.selected.has(id)).slice(0, 100) ?? [];
  const update = useUpdateMembers();
  // What the first of them is decides what can be done with all of them.
  const current = chosen[0]?.status === 'suspended' ? 'suspended' : 'active';
  const opened = rows?.find(({ id }) => id === openId);
  const inviteButton = invitable.data && (
    <Button leftSection={<IconUserPlus size={16} />} onClick={() => page.show('invite')}>
      Invite
    </Button>
  );
  return (
    <TablePage
      about={about}
      page={page}
      columns={memberColumns(hrefTo, userId)}
      card={(member) => <PersonCard member={member} href={hrefTo(member.id)} />}
      notice={<QueryErrorLine operation="listProjects" query={invitable} />}
      filters={membersFilters(state)}
      buttons={{
        head: (
          <>
            <WhyNot
              compact
              projectId={null}
              absent={[
                rows !== undefined &&
                  !rows.some(({ permittedActions }) => permittedActions.includes('update')) && {
                    module: 'members',
                    action: 'update',
                    does: 'suspend people or make them account admins',
                  },
              ]}
              question="Who can suspend people?"
            />
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
                  { onSuccess: selection.clear },
                )
              }
            >
              {current === 'active' ? 'Suspend' : 'Reactivate'}
            </Button>
          </SelectionBar>
        ),
      }}
      dialog={
        <>
          {dialog === 'invite' && <InviteToProject onClose={close} />}
          {!dialog && opened && (
            <PersonView
              key={opened.id}
              member={opened}
              isSelf={opened.id === userId}
              onClose={close}
            />
          )}
        </>
      }
    />
  );
}

const membersFilters = ({ view, change }: ViewControl<typeof membersView>): readonly Filter[] => [
  {
    label: 'Project',
    isSet: view.in !== '',
    clear: () => change({ in: '' }),
    control: <ProjectFilter value={view.in} onChange={(id) => change({ in: id })} />,
  },
  statusFilter(view.status, (status) => change({ status })),
];
