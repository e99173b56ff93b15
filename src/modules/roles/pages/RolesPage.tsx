import { Button } from '@mantine/core';
import { IconEye, IconShieldLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRoleOptions, listRolesOptions } from '@/api/generated/roles.gen';
import type { Role } from '@/api/generated/types.gen';
import { useOffers } from '@/api/offers';
import { useAccountActions } from '@/records/account/useAccountActions';
import { WhyNot } from '@/records/permissions/WhyNot';
import { AddButton } from '@/shared/collection/AddButton';
import { oneOf } from '@/shared/collection/filter/filters';
import { optionsOf } from '@/shared/collection/filter/options';
import { type ListAbout, TablePage } from '@/shared/collection/TablePage';
import { useListPage } from '@/shared/collection/useListPage';
import { choice, filter, openItem, searchWords, useView } from '@/shared/collection/view';
import { matchesWords } from '@/shared/format/matchesWords';
import { onDemand } from '@/shared/onDemand';
import { columnsOf } from '../parts/columns';
import { RoleCard } from '../parts/RoleCard';

const NewRoleDialog = onDemand(() => import('../forms/NewRoleDialog'));
const RoleView = onDemand(() => import('../parts/RoleView'));
const SeeAsDialog = onDemand(() => import('../forms/SeeAsDialog'));

const view = {
  q: searchWords,
  kind: filter(['system', 'custom'] as const),
  sort: choice(['name'] as const, 'name'),
  role: openItem(),
};
const about: ListAbout<Role> = {
  label: 'Roles',
  name: 'roles',
  noun: { one: 'role', many: 'roles' },
  icon: IconShieldLock,
  operation: 'listRoles',
  purpose: 'Copy a role to make a custom one.',
  nameOf: ({ name }) => name,
};

export default function RolesPage() {
  const state = useView(view);
  const { q, kind } = state.view;
  const may = useAccountActions();
  // The roles are those of a project.
  const maySeeAs = useOffers()('listProjects') && may('see_as');
  const list = useQuery(listRolesOptions());
  // The titles of the modules stand in the grid of any role.
  const grid = useQuery(getRoleOptions({ path: { roleId: 'project_admin' } }));
  const titles = new Map(grid.data?.data.grid.map(({ module, title }) => [module, title]));
  const rows = list.data?.data.filter(
    ({ name, description, system }) =>
      (kind === 'all' || (kind === 'system') === system) && matchesWords(q, name, description),
  );
  const page = useListPage({
    state,
    opens: ['role'],
    dialogs: ['new', 'seeAs'],
    list,
    rows,
    total: rows?.length,
  });
  const { openId, hrefTo, dialog, show, close } = page;
  const newButton = may('create_role') ? (
    <AddButton label="New role" onClick={() => show('new')} />
  ) : (
    <WhyNot
      projectId={null}
      absent={[
        { module: 'roles', action: 'create', does: 'create roles' },
        !may('see_as') && {
          module: 'roles',
          action: 'see_as',
          does: 'show a project as somebody else sees it',
        },
      ]}
    />
  );
  return (
    <TablePage
      about={about}
      page={page}
      columns={columnsOf(hrefTo, titles)}
      card={(role) => <RoleCard role={role} href={hrefTo(role.id)} />}
      filters={[
        oneOf({
          label: 'Kind',
          value: kind,
          options: optionsOf({ all: 'All roles', system: 'System roles', custom: 'Custom roles' }),
          onChange: (value) => state.change({ kind: value }),
        }),
      ]}
      buttons={{
        head: (
          <>
            {maySeeAs && (
              <Button
                variant="default"
                leftSection={<IconEye size={16} />}
                onClick={() => show('seeAs')}
              >
                View as
              </Button>
            )}
            {newButton}
          </>
        ),
        empty: newButton,
      }}
      dialog={
        <>
          {dialog === 'new' && <NewRoleDialog onClose={close} />}
          {dialog === 'seeAs' && <SeeAsDialog onClose={close} />}
          {!dialog && openId && (
            <RoleView
              key={openId}
              roleId={openId}
              mayCreate={may('create_role')}
              maySeeAs={maySeeAs}
              onClose={close}
            />
          )}
        </>
      }
    />
  );
}
