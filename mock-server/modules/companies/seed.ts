import { z } from 'zod';
import { DISCIPLINES } from '../../core/lists/disciplines.ts';
import type { Seed } from '../../core/seed.ts';
import { DEMO_ACCOUNT } from '../../core/state/account.ts';
import type { Company } from '../../core/state/companies.ts';
import { readDemo } from '../../demo/readDemo.ts';

const company = z.object({
  id: z.string(),
  name: z.string(),
  code: z.string(),
  trade: z.union([z.enum(DISCIPLINES), z.literal('').transform(() => null)]),
  projectIds: z.string().transform((ids) => ids.split(' ')),
  address: z.string(),
  taxId: z.string(),
  /** The person to call, or nobody. */
  contact: z.string(),
  jobTitle: z.string(),
  /** The last ones of the phone number. */
  digits: z.string(),
});

const rows = readDemo(import.meta.dirname, 'seed.csv', z.array(company));

export const LEAD = 'cmp_meridian';

export const companyNames: Readonly<Record<string, string>> = Object.fromEntries(
  rows.map(({ id, name }) => [id, name]),
);

/** Maps people to their companies. */
export const employers: Readonly<Record<string, string>> = {
  usr_ana: LEAD,
  usr_marcus: LEAD,
  usr_tom: LEAD,
  usr_kofi: LEAD,
  usr_nora: LEAD,
  usr_priya: 'cmp_raman',
  usr_yuki: 'cmp_raman',
  usr_lena: 'cmp_hoffmann',
  usr_diego: 'cmp_cascade',
  usr_sam: 'cmp_northline',
  usr_rosa: 'cmp_benchmark',
  usr_helen: 'cmp_harborpoint',
  usr_grace: 'cmp_sentinel',
};

const DAY_MS = 86_400_000;

function seedCompanies(now: number): Record<string, Company> {
  const daysAgo = (days: number) => new Date(now - days * DAY_MS).toISOString();
  return Object.fromEntries(
    rows.map(({ contact, jobTitle, digits, ...row }): [string, Company] => {
      const email = `${contact.toLowerCase().replace(/\s+/g, '.')}@example.com`;
      const contacts = contact
        ? [{ name: contact, jobTitle, email, phone: `(206) 555-${digits}` }]
        : [];
      return [
        row.id,
        {
          ...row,
          accountId: DEMO_ACCOUNT,
          status: 'active',
          hideMembersFromOtherSubs: row.id === 'cmp_northline',
          contacts,
          createdAt: daysAgo(300),
          updatedAt: daysAgo(contact ? 200 : 300),
          version: 1,
          createdById: null,
        },
      ];
    }),
  );
}

export const seed: Seed = (now) => ({ companies: seedCompanies(now) });
