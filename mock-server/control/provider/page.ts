import { escapeHtml, pageStyle } from '../html.ts';

/** What the form passes on from the address of the page. */
const PASSED_ON = [
  ...['client_id', 'response_type', 'redirect_uri', 'state', 'nonce'],
  'code_challenge',
];

/** Renders the sign-in page of the provider. It asks for no password. */
export function signInPage(query: URLSearchParams): string {
  const hidden = PASSED_ON.map(
    (name) => `<input type="hidden" name="${name}" value="${escapeHtml(query.get(name) ?? '')}">`,
  ).join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sign in to your company</title>
<style>${pageStyle}</style>
</head>
<body>
<main>
<h1>Sign in to your company</h1>
<p class="meta">The mock server stands in for the provider of a company. It takes any address and asks for no password.</p>
<article>
<form method="post">
${hidden}
<label for="email">Email</label>
<input class="field" id="email" name="email" type="email" autocomplete="email" required value="${escapeHtml(query.get('login_hint') ?? '')}">
<button class="button" name="answer" value="continue">Continue</button>
<button class="button quiet" name="answer" value="refuse" formnovalidate>Cancel</button>
</form>
</article>
</main>
</body>
</html>
`;
}
