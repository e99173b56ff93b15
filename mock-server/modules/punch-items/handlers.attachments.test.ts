import { describe, expect, it } from 'vitest';
import { dataOf, ITEMS, outcomeOf, type Role, Team } from '../../../tests/support/host/logs.ts';
import { form, testMock } from '../../../tests/support/host/mock.ts';

const { mock } = await testMock();
const team = new Team(mock, 'punch-attachments');
const URL = `${ITEMS}/pch_test`;
const get = (role: Role = 'project_manager') => dataOf(team.call(role, 'GET', URL));

const JPEG = new Uint8Array(Buffer.from('ffd8ffe000104a464946', 'hex'));
const attach = async (role: Role, name: string, fields: Record<string, string> = {}, data = JPEG) =>
  (await team.as(role)).call('POST', `${URL}/attachments`, {
    body: form({ file: new File([data], name), ...fields }),
  });

describe('an attachment', () => {
  it('is stored unchanged, served without a token, and does not change the version', async () => {
    team.item();
    const item = await dataOf(attach('subcontractor', 'after.JPG', { kind: 'after' }));
    const [file] = item.attachments;
    expect(item).toMatchObject({ version: 1, attachmentCount: 1 });
    expect(file).toMatchObject({
      kind: 'after',
      fileName: 'after.JPG',
      mime: 'image/jpeg',
      sizeBytes: 10,
    });
    expect(file.permittedActions).toEqual(['remove']);
    const served = await mock.fetch(new Request(file.thumbnailUrl));
    expect(Buffer.from(await served.arrayBuffer()).equals(Buffer.from(JPEG))).toBe(true);
    expect((await get('owner')).attachments[0].permittedActions).toEqual([]);
    const url = `${URL}/attachments/${file.id}`;
    expect(await outcomeOf(team.call('design_reviewer', 'DELETE', `${url}?version=1`))).toBe(
      '403 FORBIDDEN',
    );
    expect(await outcomeOf(team.call('subcontractor', 'DELETE', `${url}?version=2`))).toBe(
      '409 STALE_VERSION',
    );
    expect(await outcomeOf(team.call('subcontractor', 'DELETE', `${url}?version=1`))).toBe('200');
    expect(await outcomeOf(team.call('subcontractor', 'DELETE', `${url}?version=1`))).toBe(
      '404 NOT_FOUND',
    );
    expect((await mock.fetch(new Request(file.url))).status).toBe(404);
  });

  it('must match its file name, and not be too large', async () => {
    team.item();
    const text = new Uint8Array(Buffer.from('<script>'));
    expect(await outcomeOf(attach('subcontractor', 'a.exe'))).toBe('415 UNSUPPORTED_MEDIA_TYPE');
    expect(await outcomeOf(attach('subcontractor', 'a.png', {}, text))).toBe(
      '415 UNSUPPORTED_MEDIA_TYPE',
    );
    expect(await outcomeOf(attach('subcontractor', 'a.pdf', { kind: 'before' }))).toBe(
      '415 UNSUPPORTED_MEDIA_TYPE',
    );
    const large = new Uint8Array(25 * 1024 ** 2 + 1);
    expect(await outcomeOf(attach('subcontractor', 'a.pdf', {}, large))).toBe(
      '413 PAYLOAD_TOO_LARGE',
    );
    expect(await outcomeOf(attach('subcontractor', 'a.pdf', { kind: 'later' }))).toBe(
      '422 VALIDATION_FAILED',
    );
    expect(await outcomeOf(attach('subcontractor', 'a.pdf', { version: '3' }))).toBe(
      '409 STALE_VERSION',
    );
    expect(await outcomeOf(attach('viewer', 'a.pdf'))).toBe('403 FORBIDDEN');
    expect(await outcomeOf(attach('subcontractor', 'a.pdf', { version: '1' }))).toBe('201');
    team.item({ status: 'closed' });
    expect(await outcomeOf(attach('subcontractor', 'a.pdf'))).toBe('409 WRONG_STATE');
  });
});

it('no answer in this file violates the contract', () => {
  expect(mock.violations.list()).toEqual([]);
});
