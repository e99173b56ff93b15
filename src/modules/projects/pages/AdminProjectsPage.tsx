import { IconBuildingSkyscraper } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { listProjectsInfiniteOptions } from '@/api/generated/projects/listProjects.gen';
import { zProjectStatus } from '@/api/generated/schemas/options.gen';
import { zProjectSort } from '@/api/generated/schemas/zProjectSort.gen';
import type { Project } from '@/api/generated/types.gen';
import { useAccountActions } from '@/records/account/useAccountActions';
import { WhyNot } from '@/records/permissions/WhyNot';
import { AddButton } from '@/shared/collection/AddButton';
import { accountByCursor } from '@/shared/collection/byCursor';
import { oneOf } from '@/shared/collection/filter/filters';
import { allOr } from '@/shared/collection/filter/options';
import { type ListAbout, TablePage } from '@/shared/collection/TablePage';
import { loaded, useListPage } from '@/shared/collection/useListPage';
import { choice, filter, openItem, searchWords, useView } from '@/shared/collection/view';
import { onDemand } from '@/shared/onDemand';
import { AdminProjectCard, columnsOf } from '../parts/adminColumns';

const CreateProjectDialog = onDemand(() => import('../forms/CreateProjectDialog'));
const AdminProjectView = onDemand(() => import('../parts/AdminProjectView'));

const projectView = {
  q: searchWords,
  status: filter(zProjectStatus.options),
  sort: choice(zProjectSort._zod.def.innerType.options, 'name'),
  open: openItem(),
  template: openItem(),
};
const about: ListAbout<Project> = {
  sortLabels: {
    name: 'Name',
    '-startDate': 'Latest start',
    targetFinishDate: 'Earliest finish',
    '-memberCount': 'Most members',
  },
  label: 'Projects',
  name: 'admin-projects',
  noun: { one: 'project', many: 'projects' },
  icon: IconBuildingSkyscraper,
  operation: 'listProjects',
  purpose: 'A project holds the records, pictures and people of one construction site.',
  nameOf: ({ name }) => name,
};

/** Shows the projects of the account, for those who administer them. */
export default function AdminProjectsPage() {
  const state = useView(projectView);
  const { q, status, sort, template } = state.view;
  const mayCreate = useAccountActions()('create_project');
  const list = useInfiniteQuery({
    ...listProjectsInfiniteOptions({
      query: { ...(q && { q }), ...(status !== 'all' && { status }), sort, limit: 100 },
    }),
    ...accountByCursor,
  });
  const page = useListPage({
    state,
    opens: ['open', 'template'],
    dialogs: ['new'],
    ...loaded(list),
  });
  const { openId, hrefTo, close } = page;
  // The page of a template leads here.
  const isCreating = page.dialog === 'new' || (template !== '' && mayCreate);
  const addButton = mayCreate ? (
    <AddButton label="New project" onClick={() => page.show('new')} />
  ) : (
    <WhyNot
      projectId={null}
      absent={[{ module: 'account-projects', action: 'create', does: 'create projects' }]}
    />
  );
  return (
    <TablePage
      about={about}
      page={page}
      columns={columnsOf(hrefTo)}
      card={(project) => <AdminProjectCard project={project} href={hrefTo(project.id)} />}
      filters={[
        oneOf({
          label: 'Status',
          value: status,
          options: allOr('Any status', zProjectStatus.options),
          onChange: (value) => state.change({ status: value }),
        }),
      ]}
      buttons={{ head: addButton, empty: addButton }}
      dialog={
        <>
          {isCreating && <CreateProjectDialog templateId={template} onClose={close} />}
          {!isCreating && openId && (
            <AdminProjectView key={openId} projectId={openId} onClose={close} />
          )}
        </>
      }
    />
  );
}
