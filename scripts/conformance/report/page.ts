import { escapeText as esc } from './markup.ts';

const STYLE = `
:root { color-scheme: light dark; --line: light-dark(#d6dbe1, #3a424c); --bad: light-dark(#b3261e, #ff8a80); }
body { max-width: 75rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; font: 15px/1.5 system-ui, sans-serif; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: .3rem .6rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
td.n { text-align: right; font-variant-numeric: tabular-nums; }
.bad { color: var(--bad); font-weight: 600; }
pre { padding: .6rem; border: 1px solid var(--line); overflow-x: auto; }
article { margin: 1.5rem 0; }
`;

/** Renders a self-contained page. @param body markup */
export const pageOf = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${esc(title)}</title>
<style>${STYLE}</style>
</head>
<body>
${body}
</body>
</html>
`;
