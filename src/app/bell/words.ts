import type { Notification, NotificationKind, NotificationReason } from '@/api/generated/types.gen';
import { changeText } from '@/records/common/changes';
import { PLACE } from '@/records/common/usePlaces';
import { itemLabels } from '@/records/notifications/items';
import { capitalized, count, formatCalendarDate } from '@/shared/format/format';
import { openLabel, optionLabel } from '@/shared/format/labels';
import { kindFacts } from '@/shared/modules/modules';
import { recordAddress } from '@/shared/modules/recordAddress';
import { href, paths } from '@/shared/routing/paths';
import '../modules';

type Words = (notification: Notification) => string;

/** The kind of a record within a sentence: 'RFI', 'punch item', 'scan'. */
const oneOf = ({ type }: Notification['record']): string =>
  kindFacts(type)?.noun ?? optionLabel(type).toLowerCase();

/** The kind of a record, at the beginning of a line: 'RFI', 'Punch item', 'Scan'. */
export const kindOf = (record: Notification['record']): string => capitalized(oneOf(record));

/** 'RFI-048'; a record without a number has its title. */
export const nameOf = ({ number, title }: Notification['record']): string =>
  number ?? (title.length > 40 ? `${title.slice(0, 39)}…` : title);

const change: Words = (notification) =>
  notification.change ? changeText(notification.change) : 'Changed';

/** What happened, without the person: their name comes before it. */
const kinds: Record<NotificationKind, Words> = {
  ball_in_court: () => 'put it in your court',
  review_requested: () => 'asks for your review',
  mention: () => 'mentioned you',
  reply: () => 'commented',
  response: () => 'responded',
  due: ({ change: due }) => (due?.to ? `Due ${formatCalendarDate(due.to)}` : 'Due soon'),
  reminder: () => 'waits for you',
  schedule_change: (notification) => `changed the schedule. ${change(notification)}`,
  status: (notification) => `changed it. ${change(notification)}`,
  photos_added: (notification) => `added ${count(notification.count, 'photo')}`,
  asset_update: ({ change: what }) => {
    if (what?.field === 'processing')
      return what.to === 'ready' ? 'Ready to open' : 'Processing failed';
    return what ? 'updated it' : 'added it';
  },
};

export function whatHappened(notification: Notification): string {
  const words =
    Object.hasOwn(kinds, notification.kind) && kinds[notification.kind as NotificationKind];
  return words ? words(notification) : openLabel({}, notification.kind);
}

const reasons: Record<NotificationReason, (name: string, project: string) => string> = {
  court: (name) => `${name} is in your court`,
  company_court: (name) => `${name} is in the court of your company`,
  reviewer: (name) => `You review ${name}`,
  approver: (name) => `You may decide about ${name}`,
  mentioned: (name) => `You were mentioned in ${name}`,
  creator: (name) => `You created ${name}`,
  manager: (name) => `You manage ${name}`,
  assignee: (name) => `You are assigned to ${name}`,
  distribution: (name) => `You are in the distribution of ${name}`,
  watching: (name) => `You watch ${name}`,
  took_part: (name) => `You wrote in ${name}`,
  following: (name) => `You follow ${name} or its folder`,
  project: (_, project) => `You are a member of ${project}`,
};

/** Why the person gets it. Empty for a reason that the portal does not know. */
export function whyText({ reason, record, project }: Notification): string {
  const words = Object.hasOwn(reasons, reason) && reasons[reason as NotificationReason];
  return words ? capitalized(words(record.number ?? `this ${oneOf(record)}`, project.name)) : '';
}

/** Returns the button that gets less of it; null if there is no way. */
export function lessText({ less, setting, record, muted }: Notification): string | null {
  switch (less) {
    case 'setting':
      return `Turn off “${openLabel(itemLabels, setting ?? '')}”`;
    case 'unwatch':
      return 'Stop watching';
    case 'mute':
      return `${muted ? 'Unmute' : 'Mute'} ${nameOf(record)}`;
    default:
      return null;
  }
}

/** Returns the address of what it is about, at the place. Null for a type that the portal does not know. */
export function addressOf({
  record,
  project,
  place,
  kind,
  count: photos,
}: Notification): string | null {
  const query = { project: project.id, ...(place && { [PLACE]: place.id }) };
  if (kind === 'photos_added' && photos > 1) return href(paths.photos, query);
  return recordAddress(record, query);
}
