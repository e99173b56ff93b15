import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { demoAccounts } from '../mock-server/modules/account/seed/accounts.ts';
import { createMock } from '../mock-server/server/http.ts';
import { withTempFolder } from './support/files.ts';
import { inRoot } from './support/paths.ts';
import { runNode } from './support/run.ts';

test('the command tests a host against the contract and writes its reports', async () => {
  const mock = await createMock({ warn: () => {} });
  const target = `http://127.0.0.1:${await mock.listen(0)}/api/v1`;
  const [{ email, password } = { email: '', password: '' }] = demoAccounts;
  const env = { CONFORMANCE_ACCOUNT: `${email}:${password}` };
  const command = [inRoot('scripts', 'conformance.ts'), '--target', target];
  await withTempFolder(async (folder) => {
    const [junit, html] = [join(folder, 'report.xml'), join(folder, 'report.html')];
    const refused = await runNode(command, { env });
    expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining('--yes')]);
    const limits = ['--yes', '--operation', 'createSavedView', '--cases', '5', '--seed', '3'];
    const run = await runNode([...command, ...limits, '--junit', junit, '--html', html], { env });
    expect(run.stderr).toBe('');
    expect(run.stdout).toContain('0 departures from the contract');
    expect(run.stdout).not.toContain(password);
    expect(run.code).toBe(0);
    expect(readFileSync(junit, 'utf8')).toContain('name="createSavedView"/>');
    expect(readFileSync(html, 'utf8')).toContain('Departures (0)');
  });
  await mock.close();
});
