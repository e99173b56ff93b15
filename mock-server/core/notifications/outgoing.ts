import { nameOf as personName } from '../members/people.ts';
import { lookUp } from '../state/model.ts';
import type { Notice } from '../state/notices.ts';
import { newId } from '../state/secrets.ts';
import type { Tenant } from '../state/tenant.ts';
import { byRecord } from './byRecord.ts';
import { lineOf, nameOf, pathOf, whyOf } from './texts.ts';

const MAX_EMAILS = 100;
const MAX_PUSHES = 100;

/** Something to send to one person. */
export interface Parcel {
  userId: string;
  /** Milliseconds since the epoch. */
  at: number;
  /** There is at least one. They are sorted, oldest first. */
  notices: readonly Notice[];
  /** 'daily' and so on for a digest; absent for what is sent at once. */
  digest?: string;
}

function summaryOf(tenant: Tenant, { notices, digest }: Parcel) {
  const [first] = notices;
  if (!first) throw new Error('There is nothing to send.');
  const line = (notice: Notice) =>
    lineOf(notice, notice.actorId === null ? '' : personName(tenant, notice.actorId));
  const isOne = notices.length === 1;
  const about = digest ? `Your ${digest} digest` : nameOf(first.record);
  const title = isOne && !digest ? line(first) : `${about}: ${updates(notices.length)}`;
  return { first, line, title };
}

const updates = (count: number) => `${count} ${count === 1 ? 'update' : 'updates'}`;

/** Puts an email into the outbox: its lines by record, each with the reason. */
export function email(tenant: Tenant, appUrl: string, parcel: Parcel): void {
  const { state } = tenant;
  const user = lookUp(state.users, parcel.userId);
  if (!user) return;
  const { first, line, title } = summaryOf(tenant, parcel);
  const records = byRecord(parcel.notices);
  const text = records.flatMap((lines) => {
    const [firstLine] = lines;
    const { number, title: name } = firstLine.record;
    const project = lookUp(state.projects, firstLine.projectId)?.name ?? '';
    return [
      `${[number, name].filter(Boolean).join(' ')} (${project})`,
      ...lines.map((notice) => `- ${line(notice)}${notice.excerpt ? `: ${notice.excerpt}` : ''}`),
      `You get this because ${whyOf(firstLine, project)}.`,
      '',
    ];
  });
  const path = records.length === 1 ? pathOf(first) : '/';
  const sent = {
    id: newId('eml'),
    to: user.email,
    subject: title,
    text: [`Hello ${user.username},`, '', ...text].join('\n').trim(),
    link: `${appUrl}${path}`,
    sentAt: new Date(parcel.at).toISOString(),
  };
  state.outbox = [...state.outbox, sent].slice(-MAX_EMAILS);
}

/** Sends a push message to each browser of the person, as Firebase would. */
export function push(tenant: Tenant, appUrl: string, parcel: Parcel): void {
  const { state } = tenant;
  const { first, title } = summaryOf(tenant, parcel);
  const tokens = Object.values(state.sessions).flatMap(({ userId, fcmToken }) =>
    userId === parcel.userId && fcmToken !== null ? [fcmToken] : [],
  );
  const sent = tokens.map((token) => ({
    token,
    sentAt: new Date(parcel.at).toISOString(),
    message: {
      notification: { title, body: first.excerpt ?? first.record.title },
      collapseKey: parcel.digest ?? first.record.id,
      fcmOptions: { link: `${appUrl}${parcel.digest ? '/' : pathOf(first)}` },
    },
  }));
  state.pushes = [...state.pushes, ...sent].slice(-MAX_PUSHES);
}
