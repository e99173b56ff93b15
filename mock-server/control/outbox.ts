import type { Email } from '../core/state/model.ts';
import { escapeHtml, pageStyle } from './html.ts';

/** Renders the emails of a tenant as a page, newest first. */
export function outboxPage(emails: readonly Email[], tenant: string): string {
  const cards = emails.map(card).reverse().join('');
  const empty =
    '<p class="empty">No email yet. Sign up or request a new password, and it arrives here.</p>';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outbox of the mock server (${emails.length})</title>
<style>${pageStyle}</style>
</head>
<body>
<main>
<header><h1>Outbox</h1><a href="?tenant=${encodeURIComponent(tenant)}">Refresh</a></header>
<p class="meta">Emails that the mock server would have sent. Nothing leaves this machine.</p>
${cards || empty}
</main>
</body>
</html>
`;
}

/** What the link of an email is for, by a part of it. */
const labels: Readonly<Record<string, string>> = {
  '/reset-password/': 'Set a new password',
  '/verify-email/': 'Confirm the address',
};

function card({ to, subject, text, link, sentAt }: Email): string {
  const label =
    Object.entries(labels).find(([path]) => link.includes(path))?.[1] ?? 'Open in the portal';
  return `<article>
<h2>${escapeHtml(subject)}</h2>
<p class="meta">To ${escapeHtml(to)}, <time datetime="${escapeHtml(sentAt)}">${escapeHtml(
    sentAt.slice(0, 19).replace('T', ' '),
  )} UTC</time></p>
<p class="text">${escapeHtml(text)}</p>
<a class="button" href="${escapeHtml(link)}">${label}</a>
</article>`;
}
