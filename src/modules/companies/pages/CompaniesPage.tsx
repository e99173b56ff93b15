import { Button } from '@mantine/core';
import {
  IconArrowMerge,
  IconBuildingCommunity,
  IconDownload,
  IconFileImport,
} from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { listCompaniesInfiniteOptions } from '@/api/generated/companies.gen';
import { zDiscipline } from '@/api/generated/schemas/options.gen';
import { zCompanySort } from '@/api/generated/schemas/zCompanySort.gen';
import { zCompanyStatus } from '@/api/generated/schemas/zCompanyStatus.gen';
import type { Company } from '@/api/generated/types.gen';
import { useAccountActions } from '@/records/account/useAccountActions';
import { WhyNot } from '@/records/permissions/WhyNot';
import { AddButton } from '@/shared/collection/AddButton';
import { accountByCursor } from '@/shared/collection/byCursor';
import { type Filter, oneOf } from '@/shared/collection/filter/filters';
import { allOr } from '@/shared/collection/filter/options';
import { SelectionBar } from '@/shared/collection/SelectionBar';
import { type ListAbout, TablePage } from '@/shared/collection/TablePage';
import { loaded, useListPage } from '@/shared/collection/useListPage';
import { useSelection } from '@/shared/collection/useSelection';
import {
  choice,
  filter,
  openItem,
  searchWords,
  useView,
  type ViewControl,
} from '@/shared/collection/view';
import { onDemand } from '@/shared/onDemand';
import { useExportCompanies } from '../mutations';
import { CompanyCard } from '../parts/CompanyCard';
import { columnsOf } from '../parts/columns';

const CompanyDialog = onDemand(() => import('../forms/CompanyDialog'));
const CompanyView = onDemand(() => import('../parts/CompanyView'));
const ImportDialog = onDemand(() => import('../forms/ImportDialog'));
const MergeDialog = onDemand(() => import('../forms/MergeDialog'));

const companyView = {
  q: searchWords,
  status: filter(zCompanyStatus.options),
  trade: filter(zDiscipline.options),
  sort: choice(zCompanySort._zod.def.innerType.options, 'name'),
  company: openItem(),
};
const about: ListAbout<Company> = {
  label: 'Companies',
  name: 'companies',
  noun: { one: 'company', many: 'companies' },
  icon: IconBuildingCommunity,
  operation: 'listCompanies',
  purpose: 'Add the companies that work on your projects, or import them from a file.',
  sortLabels: {
    name: 'Name',
    '-updatedAt': 'Last changed',
    '-memberCount': 'Most people',
    '-projectCount': 'Most projects',
  },
  nameOf: ({ name }) => name,
};

export default function CompaniesPage() {
  const state = useView(companyView);
  const { q, status, trade, sort } = state.view;
  const selection = useSelection('companies');
  const may = useAccountActions();
  const query = {
    ...(q && { q }),
    ...(status !== 'all' && { status }),
    ...(trade !== 'all' && { trade: [trade] }),
    sort,
  };
  const list = useInfiniteQuery({
    ...listCompaniesInfiniteOptions({ query: { ...query, limit: 100 } }),
    ...accountByCursor,
  });
  const page = useListPage({
    state,
    opens: ['company'],
    dialogs: ['new', 'import', 'merge'],
    ...loaded(list),
  });
  const { openId, hrefTo, dialog, show, close } = page;
  const chosen = page.rows?.filter(({ id }) => selection.selected.has(id)) ?? [];
  const download = useExportCompanies();
  const addButton = may('create_company') && (
    <AddButton label="Add company" onClick={() => show('new')} />
  );
  return (
    <TablePage
      about={about}
      page={page}
      columns={columnsOf(hrefTo)}
      card={(company) => <CompanyCard company={company} href={hrefTo(company.id)} />}
      filters={companyFilters(state)}
      buttons={{
        head: (
          <>
            {may('export_companies') && (
              <Button
                variant="default"
                leftSection={<IconDownload size={16} />}
                loading={download.isPending}
                onClick={() => download.mutate(query)}
              >
                Export
              </Button>
            )}
            {may('import_companies') && (
              <Button
                variant="default"
                leftSection={<IconFileImport size={16} />}
                onClick={() => show('import')}
              >
                Import
              </Button>
            )}
            <WhyNot
              compact
              projectId={null}
              absent={[
                !may('create_company') && {
                  module: 'companies',
                  action: 'create',
                  does: 'add companies',
                },
                !may('import_companies') && {
                  module: 'companies',
                  action: 'import',
                  does: 'import companies',
                },
              ]}
              question="Who can do more here?"
            />
            {addButton}
          </>
        ),
        empty: addButton,
      }}
      selection={{
        ...selection,
        bar: <Selected chosen={chosen} onClear={selection.clear} onMerge={() => show('merge')} />,
      }}
      dialog={
        <>
          {dialog === 'new' && <CompanyDialog company={null} onClose={close} />}
          {dialog === 'import' && <ImportDialog onClose={close} />}
          {dialog === 'merge' && (
            <MergeDialog
              companies={chosen}
              onClose={close}
              onMerged={() => {
                selection.clear();
                close();
              }}
            />
          )}
          {!dialog && openId && <CompanyView key={openId} companyId={openId} onClose={close} />}
        </>
      }
    />
  );
}

function companyFilters({ view, change }: ViewControl<typeof companyView>): readonly Filter[] {
  return [
    oneOf({
      label: 'Status',
      value: view.status,
      options: allOr('Any status', zCompanyStatus.options),
      onChange: (status) => change({ status }),
    }),
    oneOf({
      label: 'Trade',
      value: view.trade,
      options: allOr('All trades', zDiscipline.options),
      onChange: (trade) => change({ trade }),
    }),
  ];
}

interface SelectedProps {
  chosen: readonly Company[];
  onClear: () => void;
  onMerge: () => void;
}

const Selected = ({ chosen, onClear, onMerge }: SelectedProps) => (
  <SelectionBar noun={about.noun} selected={chosen.length} onClear={onClear}>
    <Button
      size="xs"
      variant="default"
      leftSection={<IconArrowMerge size={16} />}
      disabled={
        chosen.length < 2 ||
        chosen.some(({ permittedActions }) => !permittedActions.includes('merge'))
      }
      onClick={onMerge}
    >
      Merge
    </Button>
  </SelectionBar>
);
