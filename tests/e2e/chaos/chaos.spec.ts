import { BrokenHost } from '../../support/brokenHost.ts';
import { login, seedSession } from '../../support/session.ts';
import { demoAccount, expect, test } from '../../support/test.ts';
import { screens } from './screens.ts';
import { answers, faultOf, openWell } from './walk.ts';

let host: BrokenHost;
test.beforeAll(async () => {
  host = await BrokenHost.start();
});
test.afterAll(() => host.stop());

for (const [name, address] of Object.entries(screens)) {
  test(`${name}: no bad answer leaves it blank, endless, frozen or silent`, async ({
    page: first,
    context,
    mock,
    allowConsole,
    allowHost,
  }) => {
    allowConsole(/./);
    allowHost('example.com');
    let page = first;
    const session = await login(mock, demoAccount());
    await page.clock.install();
    await seedSession(page, host.origin, session);
    const url = host.origin + (typeof address === 'string' ? address : await address(mock));
    const { sight, calls } = await openWell(page, url);
    const faults: string[] = [];
    for (const path of calls) {
      for (const [answer, value] of answers) {
        host.breakCalls((method, asked) => method === 'GET' && asked === path, value);
        const fault = await faultOf(page, url, sight, typeof value !== 'function');
        host.fix();
        if (!fault) continue;
        // A page that is frozen cannot be closed.
        if (fault === 'frozen') page = await context.newPage();
        faults.push(`${path} | ${answer} | ${fault}`);
        console.log(`${name} | ${faults.at(-1)}`);
      }
    }
    console.log(`${name}: ${calls.length} calls, ${calls.length * answers.length} tries`);
    expect(faults).toEqual([]);
  });
}
