import { nameOf } from '../../core/members/people.ts';
import type { LogCall } from '../../core/members/viewer.ts';
import { lookUp } from '../../core/state/model.ts';
import type { StoredPage } from '../../core/state/pages.ts';
import { newId } from '../../core/state/secrets.ts';
import { readableText } from './names.ts';

const MAX_EMAILS = 100;

/** Decisions and points of minutes as lines of an email. */
function pointLines({ tenant }: LogCall, { minutes }: StoredPage): string[] {
  if (!minutes) return [];
  const { decisions, points } = minutes;
  const who = (id: string | null) => (id === null ? 'nobody yet' : nameOf(tenant, id));
  return [
    ...(decisions.length > 0 ? ['Decisions', ...decisions.map(({ text }) => `- ${text}`), ''] : []),
    ...(points.length > 0
      ? [
          'Points',
          ...points.map(({ text, assigneeId, dueDate, state }) => {
            const due = dueDate === null ? '' : `, due ${dueDate}`;
            return `- ${text} (${who(assigneeId)}${due}, ${state})`;
          }),
          '',
        ]
      : []),
  ];
}

/** Puts a page into the outbox, an email for each person. */
export function distribute(
  call: LogCall & { appUrl: string },
  page: StoredPage,
  userIds: readonly string[],
  message: string,
): void {
  const { state } = call.tenant;
  const project = lookUp(state.projects, page.projectId)?.name ?? '';
  const sentAt = new Date(call.now).toISOString();
  const emails = userIds.flatMap((id) => {
    const user = lookUp(state.users, id);
    if (!user) return [];
    const lines = [
      `Hello ${user.username},`,
      '',
      ...(message.trim() ? [message.trim(), ''] : []),
      ...pointLines(call, page),
      readableText(call.tenant, page),
      '',
      `${call.user().username} sent you this page of ${project}.`,
    ];
    return [
      {
        id: newId('eml'),
        to: user.email,
        subject: [page.title, page.date].filter(Boolean).join(', '),
        text: lines.join('\n').trim(),
        link: `${call.appUrl}/dashboard/editor/${page.id}?project=${page.projectId}`,
        sentAt,
      },
    ];
  });
  state.outbox = [...state.outbox, ...emails].slice(-MAX_EMAILS);
}
