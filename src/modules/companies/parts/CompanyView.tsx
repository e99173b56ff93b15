import { Button } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getCompanyOptions } from '@/api/generated/companies.gen';
import type { Company, CompanyContact } from '@/api/generated/types.gen';
import { Facts } from '@/records/common/Facts';
import { HistoryLink } from '@/records/common/HistoryLink';
import { RecordModal } from '@/records/common/RecordModal';
import { Section } from '@/records/common/SectionHeading';
import { ContactWays } from '@/records/people/ContactWays';
import { count, formatDate } from '@/shared/format/format';
import { optionLabel } from '@/shared/format/labels';
import { DeleteDialog } from '@/shared/forms/DeleteDialog';
import dialog from '@/shared/forms/Dialog.module.css';
import { StatusTag } from '@/shared/ui/Tag';
import { useShown } from '@/shared/ui/useShown';
import classes from '../Company.module.css';
import CompanyDialog from '../forms/CompanyDialog';
import { useDeleteCompany } from '../mutations';

interface Props {
  companyId: string;
  onClose: () => void;
}

/** A company with the people to call. */
export default function CompanyView({ companyId, onClose }: Props) {
  const company = useQuery(getCompanyOptions({ path: { companyId } }));
  const [mode, setMode] = useState<'view' | 'edit' | 'delete'>('view');
  const remove = useDeleteCompany();
  const data = company.data?.data;
  if (data && mode === 'edit') {
    return <CompanyDialog company={data} onClose={() => setMode('view')} />;
  }
  return (
    <>
      <RecordModal
        title={data?.name ?? 'Company'}
        marks={
          data && [
            ['Status', <StatusTag key="status" status={data.status} />],
            ['Trade', data.trade && optionLabel(data.trade)],
          ]
        }
        source={{ operation: 'getCompany', query: company }}
        size="lg"
        onClose={onClose}
      >
        {data && <Content company={data} onMode={setMode} />}
      </RecordModal>
      {data && mode === 'delete' && (
        <DeleteDialog
          noun="company"
          item={data}
          remove={remove}
          onDeleted={onClose}
          onClose={() => setMode('view')}
        >
          <strong>{data.name}</strong> and its contacts will be deleted. This cannot be undone.
        </DeleteDialog>
      )}
    </>
  );
}

interface ContentProps {
  company: Company;
  onMode: (mode: 'edit' | 'delete') => void;
}

function Content({ company, onMode }: ContentProps) {
  const { contacts, permittedActions } = company;
  const { shown, more } = useShown(contacts);
  return (
    <>
      <Section title="Contacts">
        {contacts.length === 0 && <p className="m-top-8 quiet text-sm">No contacts yet.</p>}
        <ul className="grid gap-12 list">
          {shown.map((contact) => (
            <Contact key={`${contact.name} ${contact.email} ${contact.phone}`} contact={contact} />
          ))}
        </ul>
        {more}
      </Section>
      <Section title="Details">
        <Facts
          facts={[
            ['Code', company.code],
            ['Address', company.address],
            ['Tax ID', company.taxId],
            [
              'Contact details',
              company.hideMembersFromOtherSubs ? 'Hidden from other subcontractors' : null,
            ],
            ['People', count(company.memberCount, 'person', 'people')],
            ['Projects', count(company.projectCount, 'project')],
            ['Last changed', formatDate(company.updatedAt)],
          ]}
        />
      </Section>
      <HistoryLink recordId={company.id} />
      {permittedActions.some((action) => action === 'update' || action === 'delete') && (
        <div className={`row wrap gap-8 justify-end ${dialog.actions}`}>
          {permittedActions.includes('delete') && (
            <Button
              variant="subtle"
              color="red"
              leftSection={<IconTrash size={16} />}
              onClick={() => onMode('delete')}
            >
              Delete
            </Button>
          )}
          {permittedActions.includes('update') && (
            <Button leftSection={<IconPencil size={16} />} onClick={() => onMode('edit')}>
              Edit
            </Button>
          )}
        </div>
      )}
    </>
  );
}

function Contact({ contact: { name, jobTitle, email, phone } }: { contact: CompanyContact }) {
  return (
    <li className={`p-8-12 outlined rounded ${classes.contact}`}>
      <p>
        <strong>{name}</strong>
        {jobTitle && `, ${jobTitle}`}
      </p>
      <ContactWays phone={phone} email={email} />
    </li>
  );
}
