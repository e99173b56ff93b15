import { Button } from '@mantine/core';
import { IconEye, IconPlus, IconShieldLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getRoleOptions, listRolesOptions } from '@/api/generated/roles.gen';
import type { AccountAction, Role } from '@/api/generated/types.gen';
import { useOffers } from '@/api/offers';
import { accountOptions } from '@/shared/account/accountOptions';
import { FilterSelect, optionsOf } from '@/shared/collection/FilterSelect';
import { matchesWords } from '@/shared/collection/matchesWords';
import { TablePage } from '@/shared/collection/TablePage';
import { choice, filter, openItem, searchWords, useView } from '@/shared/collection/view';
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
const noun = { one: 'role', many: 'roles' };

export default function RolesPage() {
  const state = useView(view);
  const { q, kind, role: openId } = state.view;
  const [dialog, setDialog] = useState<'new' | 'seeAs' | null>(null);
  const account = useQuery(accountOptions());
  const may = (action: AccountAction) =>
    account.data?.data.permittedActions.includes(action) === true;
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
  const close = () => {
    setDialog(null);
    state.change({ role: '' });
  };
  const hrefTo = (id: string) => state.hrefOf({ role: id });
  const newButton = may('create_role') && (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setDialog('new')}>
      New role
    </Button>
  );
  return (
    <TablePage<Role>
      label="Roles"
      name="roles"
      noun={noun}
      icon={IconShieldLock}
      operation="listRoles"
      list={list}
      rows={rows}
      total={rows?.length}
      state={state}
      columns={columnsOf(hrefTo, titles)}
      nameOf={({ name }) => name}
      card={(role) => <RoleCard role={role} href={hrefTo(role.id)} />}
      sort="name"
      onSort={() => undefined}
      onOpen={({ id }) => state.change({ role: id })}
      openId={openId || null}
      filters={
        <FilterSelect
          label="Kind"
          value={kind}
          options={optionsOf({ all: 'All roles', system: 'System roles', custom: 'Custom roles' })}
          onChange={(value) => state.change({ kind: value })}
        />
      }
      buttons={
        <>
          {maySeeAs && (
            <Button
              variant="default"
              leftSection={<IconEye size={16} />}
              onClick={() => setDialog('seeAs')}
            >
              See as
            </Button>
          )}
          {newButton}
        </>
      }
      action={newButton}
      purpose="Copy a role to make a custom one."
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
      onCloseDialog={close}
    />
  );
}
