import type { Seed } from '../../core/seed.ts';
import { DEMO_ACCOUNT } from '../../core/state/account.ts';
import type { ActivityEntry } from '../../core/state/activity.ts';
import type { TenantState } from '../../core/state/model.ts';
import { newId } from '../../core/state/secrets.ts';
import { Times } from '../../demo/schedule.ts';

/** Addresses that are reserved for documentation (RFC 5737). */
const OFFICE = '192.0.2.14';
const SITE = '198.51.100.23';
const DESKTOP =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';

type Row = Pick<ActivityEntry, 'action' | 'module'> &
  Partial<Pick<ActivityEntry, 'actorKind' | 'actorName' | 'projectId' | 'reason'>> & {
    /** Before now. */
    hours: number;
    actorId?: string;
    ip?: string;
    record?: readonly [type: string, id: string, title: string];
    changes?: readonly (readonly [field: string, from: string | null, to: string | null])[];
  };

/** What people did besides work on punch items, RFIs and submittals. */
const rows: readonly Row[] = [
  { hours: 0.3, actorId: 'usr_marcus', action: 'login', module: 'sign_in', ip: SITE },
  { hours: 2, actorId: 'usr_ana', action: 'login', module: 'sign_in' },
  {
    hours: 3,
    actorKind: 'unknown',
    actorName: 'ana.torres@example.com',
    action: 'login_failed',
    module: 'sign_in',
    reason: 'The email address or the password is wrong.',
  },
  { hours: 5, actorId: 'usr_ana', action: 'exported', module: 'rfis', projectId: 'prj_harbor' },
  { hours: 9, actorId: 'usr_diego', action: 'login', module: 'sign_in', ip: SITE },
  {
    hours: 21,
    actorId: 'usr_tom',
    action: 'updated',
    module: 'companies',
    record: ['company', 'cmp_northline', 'Northline Electric'],
    changes: [['hideMembersFromOtherSubs', 'false', 'true']],
  },
  { hours: 21.5, actorId: 'usr_tom', action: 'login', module: 'sign_in' },
  {
    hours: 72.5,
    actorId: 'usr_ana',
    action: 'invited',
    module: 'team',
    projectId: 'prj_harbor',
    record: ['invitation', 'inv_frank', 'frank.osei@example.com'],
    changes: [
      ['role', null, 'Subcontractor'],
      ['company', null, 'Evergreen Plumbing'],
    ],
  },
  {
    hours: 48,
    actorKind: 'visitor',
    actorName: 'Public link',
    action: 'viewed_public',
    module: 'share_links',
    projectId: 'prj_harbor',
    ip: '203.0.113.77',
    record: ['share_link', 'shl_lender', 'Lender, monthly look'],
  },
  {
    hours: 46,
    actorId: 'usr_tom',
    action: 'role_changed',
    module: 'team',
    projectId: 'prj_riverside',
    record: ['member', 'usr_marcus', 'Marcus Reed'],
    changes: [['role', 'Superintendent', 'Project manager']],
  },
  {
    hours: 70,
    actorId: 'usr_ingrid',
    action: 'updated',
    module: 'account',
    record: ['account', 'account', 'Meridian Builders'],
    changes: [['shareLinkExpiryDays', '30', '90']],
  },
  {
    hours: 71,
    actorId: 'usr_ingrid',
    action: 'exported',
    module: 'companies',
  },
  { hours: 72, actorId: 'usr_ingrid', action: 'login', module: 'sign_in' },
  { hours: 98, actorId: 'usr_helen', action: 'login', module: 'sign_in', ip: '203.0.113.40' },
];

const entryOf = (times: Times, { hours, ip = OFFICE, record, ...row }: Row, i: number) =>
  ({
    actorKind: 'person',
    actorId: null,
    projectId: null,
    reason: null,
    ...row,
    id: `act_demo_${i}`,
    ...(row.projectId ? {} : { accountId: DEMO_ACCOUNT }),
    at: times.ago(hours),
    record: record ? { type: record[0], id: record[1], number: null, title: record[2] } : null,
    changes: (row.changes ?? []).map(([field, from, to]) => ({ field, from, to })),
    client: { ip, userAgent: ip === SITE ? PHONE : DESKTOP },
  }) satisfies ActivityEntry;

export const sharedSeed: Seed = (now) => ({
  activity: rows.map((row, i) => entryOf(new Times(now), row, i)),
});

const SPACING_HOURS = 0.05;

/** Adds entries before all others, for load tests. */
export function growActivity(state: TenantState, now: number, count: number): void {
  const times = new Times(now);
  const [first] = state.activity;
  const start = first ? (now - Date.parse(first.at)) / 3_600_000 : 0;
  const older = Array.from({ length: count }, (_, i) => {
    const row = rows[i % rows.length];
    const hours = start + SPACING_HOURS * (count - i);
    return row ? [{ ...entryOf(times, { ...row, hours }, i), id: newId('act') }] : [];
  });
  state.activity = [...older.flat(), ...state.activity];
}
