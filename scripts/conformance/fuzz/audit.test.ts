import { expect, it } from 'vitest';
import { accountOf, api, hostOf, quietMock } from '../testkit.ts';
import { audit } from './audit.ts';
import { Testbed } from './testbed.ts';
import { inProcess } from './wire.ts';

const mock = await quietMock();
const host = hostOf(mock, 'audit');

/** Returns the audit's findings for a host that changes its answers in this way. */
async function auditOf(path: RegExp, change: (text: string) => string): Promise<string[]> {
  const fetch = async (request: Request) => {
    const answer = await host(request);
    if (!path.test(request.url)) return answer;
    return new Response(change(await answer.text()), answer);
  };
  const testbed = new Testbed(api, 'http://mock.localhost', { fetch, sendWire: inProcess(fetch) });
  return audit(testbed, 'audit', accountOf('project_manager'));
}

it('finds nothing in the seed', async () => {
  expect(await auditOf(/nothing/, (text) => text)).toEqual([]);
});

it.each([
  [
    'a record that differs when read by itself',
    /rfis\/rfi_h2$/,
    (text: string) => text.replace(/"title":"[^"]*"/, '"title":"Other"'),
    /rfi_h2 has another title when read by itself/,
  ],
  [
    'a wrong count',
    /prj_harbor\/stats$/,
    (text: string) => text.replace(/"total":\d+/, '"total":7000'),
    /listPunchItems of prj_harbor: \d+ total, but the dashboard shows 7000/,
  ],
  [
    'a record that breaks the contract',
    /submittals\/sub_h1$/,
    (text: string) => text.replace(/"version":\d+/, '"version":"one"'),
    /getSubmittal: expected a body that matches its schema/,
  ],
])('finds %s', async (_, path, change, found) => {
  expect((await auditOf(path, change)).join('\n')).toMatch(found);
});
