import type { Company } from '@/api/generated/types.gen';
import { RowCard } from '@/shared/collection/Row';
import { count } from '@/shared/format/format';
import { optionLabel } from '@/shared/format/labels';
import { StatusTag } from '@/shared/ui/Tag';

/** Shows a company on a phone. */
export function CompanyCard({ company, href }: { company: Company; href: string }) {
  const { name, code, trade, status, memberCount, projectCount, contacts } = company;
  const [contact] = contacts;
  return (
    <RowCard
      href={href}
      name={name}
      mark={<StatusTag status={status} />}
      lines={[
        [code, trade && optionLabel(trade)].filter(Boolean).join(' · '),
        contact?.name,
        `${count(memberCount, 'person', 'people')} · ${count(projectCount, 'project')}`,
      ]}
    />
  );
}
