import { Button } from '@mantine/core';
import {
  IconArrowMerge,
  IconBuildingCommunity,
  IconDownload,
  IconFileImport,
  IconPlus,
} from '@tabler/icons-react';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listCompaniesInfiniteOptions } from '@/api/generated/companies.gen';
import { zDiscipline } from '@/api/generated/schemas/options.gen';
import { zCompanyStatus } from '@/api/generated/schemas/zCompanyStatus.gen';
import type { AccountAction, Company, CompanySort } from '@/api/generated/types.gen';
import { accountOptions } from '@/shared/account/accountOptions';
import { FilterSelect, optionsOf } from '@/shared/collection/FilterSelect';
import { SelectionBar } from '@/shared/collection/SelectionBar';
import { TablePage } from '@/shared/collection/TablePage';
import { useSelection } from '@/shared/collection/useSelection';
import { choice, filter, openItem, searchWords, useView } from '@/shared/collection/view';
import { onDemand } from '@/shared/onDemand';
import { optionLabel } from '@/shared/records/labels';
import { useExportCompanies } from '../mutations';
import { CompanyCard } from '../parts/CompanyCard';
import { columnsOf } from '../parts/columns';

const CompanyDialog = onDemand(() => import('../forms/CompanyDialog'));
const CompanyView = onDemand(() => import('../parts/CompanyView'));
const ImportDialog = onDemand(() => import('../forms/ImportDialog'));
const MergeDialog = onDemand(() => import('../forms/MergeDialog'));

const sorts: readonly CompanySort[] = [
  'name',
  'code',
  'trade',
  'memberCount',
  'projectCount',
  'updatedAt',
].flatMap((sort) => [sort, `-${sort}`] as CompanySort[]);
const companyView = {
  q: searchWords,
  status: filter(zCompanyStatus.options),
  trade: filter(zDiscipline.options),
  sort: choice(sorts, 'name'),
  company: openItem(),
};
const noun = { one: 'company', many: 'companies' };
const sortLabels = {
  name: 'Name',
  '-updatedAt': 'Last changed',
  '-memberCount': 'Most people',
  '-projectCount': 'Most projects',
};

type OpenDialog = 'new' | 'import' | 'merge';

export default function CompaniesPage() {
  const state = useView(companyView);
  const { q, status, trade, sort, company: openId } = state.view;
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const { selected, select, clear } = useSelection();
  const account = useQuery(accountOptions());
  const may = (action: AccountAction) =>
    account.data?.data.permittedActions.includes(action) === true;
  const query = {
    ...(q && { q }),
    ...(status !== 'all' && { status }),
    ...(trade !== 'all' && { trade: [trade] }),
    sort,
  };
  const list = useInfiniteQuery({
    ...listCompaniesInfiniteOptions({ query: { ...query, limit: 100 } }),
    initialPageParam: {},
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
  const rows = list.data?.pages.flatMap(({ data }) => data);
  const chosen = rows?.filter(({ id }) => selected.has(id)) ?? [];
  const download = useExportCompanies();
  const addButton = may('create_company') && (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setDialog('new')}>
      Add company
    </Button>
  );
  const close = () => {
    setDialog(null);
    state.change({ company: '' });
  };
  const hrefTo = (id: string) => state.hrefOf({ company: id });
  const open = ({ id }: Company) => state.change({ company: id });
  return (
    <TablePage
      label="Companies"
      name="companies"
      noun={noun}
      icon={IconBuildingCommunity}
      operation="listCompanies"
      list={list}
      rows={rows}
      total={list.data?.pages[0]?.total}
      state={state}
      columns={columnsOf(hrefTo)}
      nameOf={({ name }) => name}
      card={(company) => <CompanyCard company={company} href={hrefTo(company.id)} />}
      sort={sort}
      onSort={(order) => state.change({ sort: sorts.find((each) => each === order) ?? 'name' })}
      sortLabels={sortLabels}
      selected={selected}
      onSelect={select}
      onOpen={open}
      openId={openId || null}
      filters={
        <>
          <FilterSelect
            label="Status"
            value={status}
            options={optionsOf({ all: 'Any status', active: 'Active', inactive: 'Inactive' })}
            onChange={(value) => state.change({ status: value })}
          />
          <FilterSelect
            label="Trade"
            value={trade}
            options={[
              { value: 'all' as const, label: 'All trades' },
              ...zDiscipline.options.map((value) => ({ value, label: optionLabel(value) })),
            ]}
            onChange={(value) => state.change({ trade: value })}
          />
        </>
      }
      buttons={
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
              onClick={() => setDialog('import')}
            >
              Import
            </Button>
          )}
          {addButton}
        </>
      }
      action={addButton}
      purpose="Add the companies that work on your projects, or import them from a file."
      selection={
        <SelectionBar noun={noun} selected={chosen.length} onClear={clear}>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconArrowMerge size={16} />}
            disabled={
              chosen.length < 2 ||
              chosen.some(({ permittedActions }) => !permittedActions.includes('merge'))
            }
            onClick={() => setDialog('merge')}
          >
            Merge
          </Button>
        </SelectionBar>
      }
      dialog={
        <>
          {dialog === 'new' && <CompanyDialog company={null} onClose={close} />}
          {dialog === 'import' && <ImportDialog onClose={close} />}
          {dialog === 'merge' && (
            <MergeDialog
              companies={chosen}
              onClose={close}
              onMerged={() => {
                clear();
                close();
              }}
            />
          )}
          {!dialog && openId && <CompanyView key={openId} companyId={openId} onClose={close} />}
        </>
      }
      onCloseDialog={close}
    />
  );
}
