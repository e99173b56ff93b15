import type { Notification } from '@/api/generated/types.gen';

export interface Group {
  key: string;
  record: Notification['record'];
  project: Notification['project'];
  lines: Notification[];
}

/** Notifications by record, those with the latest line first. */
export function groupsOf(notifications: readonly Notification[]): Group[] {
  const groups = new Map<string, Group>();
  for (const notification of notifications) {
    const { record, project } = notification;
    const key = `${record.type} ${record.id}`;
    const known = groups.get(key);
    if (known) known.lines.push(notification);
    else groups.set(key, { key, record, project, lines: [notification] });
  }
  return [...groups.values()];
}
