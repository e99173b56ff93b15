import { Button } from '@mantine/core';
import { IconPlus, IconTemplate } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { zTemplateState } from '@/api/generated/schemas/templates.gen';
import { listTemplatesOptions } from '@/api/generated/templates.gen';
import { accountOptions } from '@/shared/account/accountOptions';
import { FilterSelect, optionsOf } from '@/shared/collection/FilterSelect';
import { matchesWords } from '@/shared/collection/matchesWords';
import { RowCard } from '@/shared/collection/Row';
import { TablePage } from '@/shared/collection/TablePage';
import { filter, openItem, searchWords, useView } from '@/shared/collection/view';
import { onDemand } from '@/shared/onDemand';
import { stateLabels } from '@/shared/templates/labels';
import { templateHref } from '@/shared/templates/templateHref';
import { columns, contentText } from '../parts/columns';
import { SignedIn } from '../parts/SignedIn';
import { TemplateStateTag } from '../parts/TemplateStateTag';

const NewTemplateDialog = onDemand(() => import('../forms/NewTemplateDialog'));

const templateView = { q: searchWords, state: filter(zTemplateState.options), from: openItem() };
const noun = { one: 'template', many: 'templates' };

/** The templates of projects. */
export default function TemplatesPage() {
  return (
    <SignedIn>
      <Templates />
    </SignedIn>
  );
}

function Templates() {
  const state = useView(templateView);
  const { q, state: chosen, from } = state.view;
  const [, navigate] = useLocation();
  const [creating, setCreating] = useState(false);
  const account = useQuery(accountOptions());
  const list = useQuery(listTemplatesOptions());
  const rows = list.data?.data.filter(
    (one) =>
      (chosen === 'all' || one.state === chosen) && matchesWords(q, one.name, one.description),
  );
  const mayCreate = account.data?.data.permittedActions.includes('create_template') === true;
  const newButton = mayCreate && (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setCreating(true)}>
      New template
    </Button>
  );
  const close = () => {
    setCreating(false);
    state.change({ from: '' });
  };
  return (
    <TablePage
      label="Templates"
      name="templates"
      noun={noun}
      icon={IconTemplate}
      operation="listTemplates"
      list={list}
      rows={rows}
      total={rows?.length}
      state={state}
      columns={columns}
      nameOf={({ name }) => name}
      card={(template) => (
        <RowCard
          href={templateHref(template.id)}
          name={template.name}
          mark={<TemplateStateTag state={template.state} />}
          lines={[template.description, contentText(template)]}
        />
      )}
      sort=""
      onSort={() => undefined}
      onOpen={({ id }) => navigate(templateHref(id))}
      openId={null}
      filters={
        <FilterSelect
          label="State"
          value={chosen}
          options={optionsOf({ all: 'Any state', ...stateLabels })}
          onChange={(value) => state.change({ state: value })}
        />
      }
      buttons={newButton}
      action={newButton}
      purpose="A template has the settings, companies and people that new projects start with."
      dialog={
        (creating || (from && mayCreate)) && (
          <NewTemplateDialog projectId={from || null} onClose={close} />
        )
      }
      onCloseDialog={close}
    />
  );
}
