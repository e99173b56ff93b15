import { IconTemplate } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { zTemplateState } from '@/api/generated/schemas/templates.gen';
import { listTemplatesOptions } from '@/api/generated/templates.gen';
import type { Template } from '@/api/generated/types.gen';
import { useAccountActions } from '@/records/account/useAccountActions';
import { WhyNot } from '@/records/permissions/WhyNot';
import { templateHref } from '@/records/templates/templateHref';
import { AddButton } from '@/shared/collection/AddButton';
import { oneOf } from '@/shared/collection/filter/filters';
import { allOr } from '@/shared/collection/filter/options';
import { RowCard } from '@/shared/collection/Row';
import { type ListAbout, TablePage } from '@/shared/collection/TablePage';
import { useListPage } from '@/shared/collection/useListPage';
import { filter, openItem, searchWords, useView } from '@/shared/collection/view';
import { matchesWords } from '@/shared/format/matchesWords';
import { onDemand } from '@/shared/onDemand';
import { StatusTag } from '@/shared/ui/Tag';
import { columns, contentText } from '../parts/columns';
import { SignedIn } from '../parts/SignedIn';

const NewTemplateDialog = onDemand(() => import('../forms/NewTemplateDialog'));

const templateView = { q: searchWords, state: filter(zTemplateState.options), from: openItem() };
const about: ListAbout<Template> = {
  label: 'Templates',
  name: 'templates',
  noun: { one: 'template', many: 'templates' },
  icon: IconTemplate,
  operation: 'listTemplates',
  purpose: 'A template has the settings, companies and people that new projects start with.',
  nameOf: ({ name }) => name,
};

/** Shows the templates of projects. */
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
  const mayCreate = useAccountActions()('create_template');
  const list = useQuery(listTemplatesOptions());
  const rows = list.data?.data.filter(
    (template) =>
      (chosen === 'all' || template.state === chosen) &&
      matchesWords(q, template.name, template.description),
  );
  const page = useListPage({
    state,
    opens: ['from'],
    dialogs: ['new'],
    list,
    rows,
    total: rows?.length,
  });
  const newButton = mayCreate ? (
    <AddButton label="New template" onClick={() => page.show('new')} />
  ) : (
    <WhyNot
      projectId={null}
      absent={[{ module: 'templates', action: 'create', does: 'create templates' }]}
    />
  );
  return (
    <TablePage
      about={about}
      page={{ ...page, openId: null, open: ({ id }) => navigate(templateHref(id)) }}
      columns={columns}
      card={(template) => (
        <RowCard
          href={templateHref(template.id)}
          name={template.name}
          mark={<StatusTag status={template.state} />}
          lines={[template.description, contentText(template)]}
        />
      )}
      filters={[
        oneOf({
          label: 'State',
          value: chosen,
          options: allOr('Any state', zTemplateState.options),
          onChange: (value) => state.change({ state: value }),
        }),
      ]}
      buttons={{ head: newButton, empty: newButton }}
      dialog={
        (page.dialog === 'new' || (from && mayCreate)) && (
          <NewTemplateDialog projectId={from || null} onClose={page.close} />
        )
      }
    />
  );
}
