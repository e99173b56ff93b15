import { Button } from '@mantine/core';
import { IconBuildingSkyscraper, IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listProjectsInfiniteOptions } from '@/api/generated/projects/listProjects.gen';
import { zProjectStatus } from '@/api/generated/schemas/options.gen';
import type { Project, ProjectSort } from '@/api/generated/types.gen';
import { accountOptions } from '@/shared/account/accountOptions';
import { FilterSelect, optionsOf } from '@/shared/collection/FilterSelect';
import { TablePage } from '@/shared/collection/TablePage';
import { choice, filter, openItem, searchWords, useView } from '@/shared/collection/view';
import { onDemand } from '@/shared/onDemand';
import { AdminProjectCard, columnsOf } from '../parts/adminColumns';
import { statusLabels } from '../parts/ProjectStatusBadge';

const CreateProjectDialog = onDemand(() => import('../forms/CreateProjectDialog'));
const AdminProjectView = onDemand(() => import('../parts/AdminProjectView'));

const sorts: readonly ProjectSort[] = [
  'name',
  'code',
  'projectType',
  'status',
  'memberCount',
  'startDate',
  'targetFinishDate',
].flatMap((sort) => [sort, `-${sort}`] as ProjectSort[]);
const projectView = {
  q: searchWords,
  status: filter(zProjectStatus.options),
  sort: choice(sorts, 'name'),
  open: openItem(),
  template: openItem(),
};
const noun = { one: 'project', many: 'projects' };
const sortLabels = {
  name: 'Name',
  '-startDate': 'Latest start',
  targetFinishDate: 'Earliest finish',
  '-memberCount': 'Most members',
};

/** The projects of the account, for those who administer them. */
export default function AdminProjectsPage() {
  const state = useView(projectView);
  const { q, status, sort, open: openId, template } = state.view;
  const [creating, setCreating] = useState(false);
  const account = useQuery(accountOptions());
  const list = useInfiniteQuery({
    ...listProjectsInfiniteOptions({
      query: { ...(q && { q }), ...(status !== 'all' && { status }), sort, limit: 100 },
    }),
    initialPageParam: {},
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
  const rows = list.data?.pages.flatMap(({ data }) => data);
  const mayCreate = account.data?.data.permittedActions.includes('create_project') === true;
  // The page of a template leads here.
  const isCreating = creating || (template !== '' && mayCreate);
  const addButton = mayCreate && (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setCreating(true)}>
      New project
    </Button>
  );
  const close = () => {
    setCreating(false);
    state.change({ open: '', template: '' });
  };
  const hrefTo = (id: string) => state.hrefOf({ open: id });
  const open = ({ id }: Project) => state.change({ open: id });
  return (
    <TablePage
      label="Projects"
      name="admin-projects"
      noun={noun}
      icon={IconBuildingSkyscraper}
      operation="listProjects"
      list={list}
      rows={rows}
      total={list.data?.pages[0]?.total}
      state={state}
      columns={columnsOf(hrefTo)}
      nameOf={({ name }) => name}
      card={(project) => <AdminProjectCard project={project} href={hrefTo(project.id)} />}
      sort={sort}
      onSort={(order) => state.change({ sort: sorts.find((each) => each === order) ?? 'name' })}
      sortLabels={sortLabels}
      onOpen={open}
      openId={openId || null}
      filters={
        <FilterSelect
          label="Status"
          value={status}
          options={optionsOf({ all: 'Any status', ...statusLabels })}
          onChange={(value) => state.change({ status: value })}
        />
      }
      buttons={addButton}
      action={addButton}
      purpose="A project holds the records, pictures and people of one construction site."
      dialog={
        <>
          {isCreating && <CreateProjectDialog templateId={template} onClose={close} />}
          {!isCreating && openId && (
            <AdminProjectView key={openId} projectId={openId} onClose={close} />
          )}
        </>
      }
      onCloseDialog={close}
    />
  );
}
