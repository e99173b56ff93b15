/** The looks of the few pages that the mock shows by itself. */
export const pageStyle = `
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
.field { display: block; width: 100%; margin: .25rem 0 1rem; padding: .5rem; border: 1px solid var(--muted); border-radius: .375rem; background: var(--card); color: inherit; font: inherit; }
button.button { border: 1px solid transparent; font: inherit; cursor: pointer; }
.quiet { border-color: var(--muted); background: none; color: inherit; }
.button:focus-visible, a:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
`;

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (c) => ENTITIES[c] ?? c);
