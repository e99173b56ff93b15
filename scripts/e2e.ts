/** `npm run e2e`: runs the Playwright tests and passes all arguments to Playwright. */

import { spawn } from 'node:child_process';
import { ensureBuilds } from './build.ts';
import { ensureChromium } from './chromium.ts';
import { ensureBundle } from './contract/pipeline.ts';
import { commandOf, root } from './support/paths.ts';
import { Refusal, runScript } from './support/refusal.ts';

await runScript(async () => {
  const [finding] = await ensureBundle();
  if (finding) throw new Refusal(`The contract is broken: ${finding}`);
  await ensureChromium((sentence) => console.log(sentence));
  await ensureBuilds();
  const playwright = commandOf('@playwright/test', 'playwright');
  const child = spawn(process.execPath, [playwright, 'test', ...process.argv.slice(2)], {
    cwd: root,
    // Inherits the terminal, so that Playwright's modes (--ui, --headed, --debug) work.
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
});
