import type { Email } from '../core/state/model.ts';

const STYLE = `
:root { color-scheme: light dark; --line: light-dark(#d6dbe1, #3a424c); --muted: light-dark(#5a6572, #9aa6b4);
  --card: light-dark(#fff, #1f252c); --page: light-dark(#f3f5f7, #15191e); --accent: light-dark(#0b5cad, #2f7fd1); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 44rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
header { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: baseline; justify-content: space-between; }
h1 { margin: 0; font-size: 1.4rem; }
h2 { margin: 0; font-size: 1.05rem; }
article, .empty { margin-top: 1rem; padding: 1rem 1.25rem; background: var(--card); border: 1px solid var(--line); border-radius: .5rem; }
.meta { margin: 0; color: var(--muted); font-size: .875rem; overflow-wrap: anywhere; }
.text { white-space: pre-line; overflow-wrap: anywhere; }
.button { display: inline-block; padding: .5rem 1rem; border-radius: .375rem; background: var(--accent); color: #fff; text-decoration: none; }
.button:focus-visible, a:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
`;

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
<style>${STYLE}</style>
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

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (c) => ENTITIES[c] ?? c);
