import { createCompany } from '@/api/generated/companies.gen';
import { zDiscipline } from '@/api/generated/schemas/options.gen';
import type { CreateCompanyRequest } from '@/api/generated/types.gen';
import { useWrite } from '@/shared/feedback/useWrite';
import { optionLabel } from '@/shared/format/labels';

/** The trades of a company, as options. */
export const TRADES = [
  { value: '', label: 'None' },
  ...zDiscipline.options.map((value) => ({ value, label: optionLabel(value) })),
];

export const useCreateCompany = () =>
  useWrite({
    operation: 'createCompany',
    failure: 'inline',
    write: (body: CreateCompanyRequest) => createCompany({ body, throwOnError: true }),
    stale: ['listCompanies', 'listProjectMembers'],
    successToast: ({ data }) => `${data.name} added`,
  });

/** Proposes a code for a company: the first letters of its words, or of its name. */
export function proposedCode(name: string): string {
  const words = name
    .normalize('NFD')
    .replace(/[^A-Za-z\s-]/g, '')
    .split(/[\s-]+/)
    .filter(Boolean);
  const initials = words.map(([first]) => first).join('');
  const code = initials.length >= 2 ? initials.slice(0, 6) : words.join('').slice(0, 3);
  return code.length >= 2 ? code.toUpperCase() : '';
}
