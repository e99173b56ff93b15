import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The one inline script of the portal. A build does not change it, so its hash in the policy stays the same. */
export const inlineScript = readFileSync(new URL('inline.js', import.meta.url), 'utf8').replaceAll(
  '\r\n',
  '\n',
);

/** The source that allows it in a Content-Security-Policy. */
export const inlineScriptHash = `'sha256-${createHash('sha256').update(inlineScript).digest('base64')}'`;
