import { type Events, exported, named } from '../../core/kinds/event.ts';
import { kind } from '../../core/kinds/kind.ts';
import { lookUp } from '../../core/state/model.ts';

export const kinds = [
  kind('companies', {
    type: 'company',
    module: 'companies',
    title: ({ name }) => name,
    fields: ({ contacts, projectIds, ...company }, { projects }) => ({
      name: company.name,
      code: company.code,
      trade: company.trade,
      status: company.status,
      address: company.address,
      taxId: company.taxId,
      hideMembersFromOtherSubs: company.hideMembersFromOtherSubs,
      contacts: contacts.map((contact) => contact.name),
      projects: projectIds.map((id) => lookUp(projects, id)?.name),
    }),
    changed: { status: 'status_changed' },
    seesInAccount: ({ projectIds }, { member }) => projectIds.some((id) => member(id) !== null),
    isPersonal: true,
  }),
];

export const events: Events = {
  exportCompanies: exported('companies'),
  importCompanies: {
    action: 'imported',
    module: 'companies',
    of: (_, reply) => {
      const { data } = (reply as { body: { data: { importedCount: number } } }).body;
      if (data.importedCount === 0) return null;
      return { changes: [{ field: 'companies', from: null, to: String(data.importedCount) }] };
    },
  },
  mergeCompanies: {
    action: 'merged',
    module: 'companies',
    of: ({ params, tenant }) => {
      const id = String(params.companyId);
      return named('company', id, lookUp(tenant.state.companies, id)?.name ?? '');
    },
  },
};
