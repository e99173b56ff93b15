import type { Page } from '@playwright/test';
import { demoAccount, expect, test } from '../../support/test.ts';
import {
  addressOf,
  createRecord,
  performTransition,
  type RecordType,
  type WrittenRecord,
} from './records.ts';

const dueDate = '2027-03-01';

/** A status, the user who views the record, the actions that are offered, and those that the server rejects. */
interface Row {
  kind: RecordType;
  status: 'draft' | 'open';
  user: string;
  offered: readonly string[];
  refused: readonly string[];
}

/** Every possible action; those that a row does not name must not be offered. */
const buttons: Record<RecordType, readonly string[]> = {
  'punch-items': [
    'Issue',
    'Void draft',
    'Close punch item',
    'Ready for reinspection',
    'Accept and close',
    'Reject',
    'Reopen',
    'Send to manager',
    'Dispute',
    'Edit',
    'More',
    'Attach files',
  ],
  rfis: [
    'Issue',
    'Void draft',
    'Close RFI',
    'Reopen',
    'Back to draft',
    'Send to manager',
    'Respond',
    'Edit',
    'More',
    'Attach files',
  ],
  submittals: [
    'Send for review',
    'Void draft',
    'Close and distribute',
    'Reopen',
    'Review',
    'Create revision',
    'Send to manager',
    'Edit',
    'More',
    'Attach files',
  ],
};

const rows: readonly Row[] = [
  {
    kind: 'punch-items',
    status: 'open',
    user: 'Marcus Reed',
    offered: ['Edit', 'Attach files'],
    refused: ['closed', 'pending_reins', 'draft'],
  },
  {
    kind: 'punch-items',
    status: 'open',
    user: 'Diego Alvarez',
    offered: ['Ready for reinspection', 'Dispute', 'Attach files'],
    refused: ['closed', 'draft'],
  },
  {
    kind: 'punch-items',
    status: 'open',
    user: 'Grace Lindqvist',
    offered: [],
    refused: ['closed', 'pending_reins'],
  },
  {
    kind: 'rfis',
    status: 'open',
    user: 'Priya Raman',
    offered: ['Respond', 'Attach files'],
    refused: ['closed', 'draft'],
  },
  {
    kind: 'submittals',
    status: 'draft',
    user: 'Diego Alvarez',
    offered: ['Send for review', 'Edit', 'Attach files'],
    refused: ['closed'],
  },
];

const fields: Record<RecordType, Record<string, unknown>> = {
  'punch-items': { location: 'interior', assigneeIds: ['usr_diego'], dueDate },
  rfis: { description: 'May it go through?', assigneeIds: ['usr_priya'], dueDate },
  submittals: { submitterId: 'usr_diego', responsibleCompanyId: 'cmp_cascade' },
};

async function offeredOn(page: Page, kind: RecordType): Promise<string[]> {
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
  const found: string[] = [];
  for (const name of buttons[kind]) {
    const button = page.getByRole('region').getByRole('button', { name, exact: true });
    if ((await button.count()) > 0) found.push(name);
  }
  return found;
}

for (const kind of ['punch-items', 'rfis', 'submittals'] as const) {
  test(`${kind}: actions that a role lacks are not offered, and the server rejects them`, async ({
    page,
    mock,
    signIn,
  }) => {
    const written = new Map<string, WrittenRecord>();
    for (const row of rows.filter((candidate) => candidate.kind === kind)) {
      await test.step(`${row.user}, ${row.status}`, async () => {
        const status = row.status === 'open' ? { status: 'open' } : {};
        const record =
          written.get(row.status) ??
          (await createRecord(mock, kind, { ...fields[kind], ...status }));
        written.set(row.status, record);
        await signIn(page, demoAccount(row.user));
        await page.goto(addressOf(record));
        const offered = await offeredOn(page, kind);
        expect(offered.filter((name) => name !== 'More').sort()).toEqual([...row.offered].sort());
        for (const target of row.refused) {
          const body = { status: target, reason: 'No', resolution: 'void', closeReason: 'void' };
          const { status, reason } = body;
          const changes = kind === 'punch-items' ? { resolution: 'void' } : {};
          expect
            .soft([400, 403, 409], `${row.user} to ${target}`)
            .toContain(
              await performTransition(mock, record, { status, reason, ...changes }, row.user),
            );
        }
      });
    }
  });
}
