import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The one inline script of the portal. A build does not change it, so its hash in the policy stays the same. */
export const inlineScript = readFileSync(new URL('inline.js', import.meta.url), 'utf8').replaceAll(
  '\r\n',
  '\n',
);

/** Returns the source that allows an inline script in a Content-Security-Policy. */
export const hashOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

export const inlineScriptHash = hashOf(inlineScript);
