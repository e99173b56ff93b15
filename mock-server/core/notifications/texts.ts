import { kindOf } from '../kinds/registry.ts';
import type { Notice } from '../state/notices.ts';

/** RFI-048; a record without a number has its title. */
export const nameOf = ({ number, title }: Notice['record']): string => number ?? title;

const status = (value: string | null) => (value ?? '').replaceAll('_', ' ');

/** Returns what happened, in one line of an email or a push message. */
export function lineOf(notice: Notice, actor: string): string {
  const { kind, record, change, count } = notice;
  const name = nameOf(record);
  switch (kind) {
    case 'ball_in_court':
      return `${actor} put ${name} in your court`;
    case 'review_requested':
      return `${actor} asks for your review of ${name}`;
    case 'mention':
      return `${actor} mentioned you in ${name}`;
    case 'reply':
      return `${actor} commented on ${name}`;
    case 'response':
      return `${actor} responded to ${name}`;
    case 'due':
      return `${name} is due on ${change?.to}`;
    case 'reminder':
      return `${actor} waits for you: ${name}`;
    case 'schedule_change':
      return `${actor} changed the schedule of ${name}`;
    case 'status':
      return `${actor} changed ${name}: now ${status(change?.to ?? null)}`;
    case 'photos_added':
      return `${actor} added ${count} ${count === 1 ? 'photo' : 'photos'}`;
    case 'asset_update':
      return change?.field === 'processing'
        ? `${name} is ${status(change.to)}`
        : `${actor} ${change ? 'updated' : 'added'} ${name}`;
  }
}

/** Why somebody gets it. */
export function whyOf({ reason, record }: Notice, project: string): string {
  const name = nameOf(record);
  const words: Record<Notice['reason'], string> = {
    court: `${name} is in your court`,
    company_court: `${name} is in the court of your company`,
    reviewer: `you review ${name}`,
    approver: `you may decide about ${name}`,
    mentioned: `you were mentioned in ${name}`,
    creator: `you created ${name}`,
    manager: `you manage ${name}`,
    assignee: `you are assigned to ${name}`,
    distribution: `you are in the distribution of ${name}`,
    watching: `you watch ${name}`,
    took_part: `you wrote in ${name}`,
    following: `you follow ${name} or its folder`,
    project: `you are a member of ${project}`,
  };
  return words[reason];
}

/** The path of a record in the portal, at the place; that of the dashboard for what has no page of its own. */
export function pathOf({ record: { type, id }, projectId, place }: Notice): string {
  const [path = '', ownQuery] = (kindOf(type)?.page ?? '/dashboard').split('?');
  const query = new URLSearchParams({ project: projectId, ...(place && { at: place.id }) });
  for (const [name, value] of new URLSearchParams(ownQuery))
    query.set(name, value.replace('{id}', id));
  return `${path.replace('{id}', encodeURIComponent(id))}?${query}`;
}
