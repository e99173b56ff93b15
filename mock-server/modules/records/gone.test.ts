import { expect, it } from 'vitest';
import { HARBOR, ITEMS, Team } from '../../../tests/support/host/logs.ts';
import { form, problemOf, testMock } from '../../../tests/support/host/mock.ts';
import { inconsistencies } from '../../server/inconsistencies.ts';

const { mock } = await testMock();
const picture = Buffer.from('89504e470d0a1a0a', 'hex');

/** Starts a tenant with a signed-in project admin. */
async function begin(tenant: string) {
  const team = new Team(mock, tenant);
  const tom = await team.as('project_admin');
  const read = async (answer: Promise<Response>) => (await (await answer).json()).data;
  return { team, tom, read, tenant: mock.store.tenant(tenant) };
}

it('deletes the files of a deleted record', async () => {
  const { tom, read, tenant } = await begin('gone-record');
  const json = { title: 'Crack', punchType: 'internal_punch' };
  const { id } = await read(tom.call('POST', ITEMS, { json }));
  const file = new File([picture], 'crack.png');
  const body = form({ file });
  const { version } = await read(tom.call('POST', `${ITEMS}/${id}/attachments`, { body }));
  expect(tenant.storage.bytes).toBe(picture.length);
  expect((await tom.call('DELETE', `${ITEMS}/${id}?version=${version}`)).status).toBe(200);
  expect(tenant.storage.bytes).toBe(0);
  expect(inconsistencies(tenant)).toEqual([]);
});

it('removes the links to a deleted scan, and changes nothing else in the records', async () => {
  const { team, tom, tenant } = await begin('gone-scan');
  const [scan] = Object.values(team.state.scans).filter((s) => s.projectId === 'prj_harbor');
  const other = { type: 'punch_item', id: 'pch_h1' } as const;
  const { id, version } = Object.values(team.state.rfis)[0] ?? { id: '', version: 0 };
  const json = { version, linked: [{ type: 'scan', id: scan?.id }, other] };
  const rfi = () => team.state.rfis[id];
  const patched = await tom.call('PATCH', `${HARBOR}/rfis/${id}`, { json });
  expect(patched.status).toBe(200);
  expect((await tom.call('DELETE', `${HARBOR}/scans/${scan?.id}`)).status).toBe(200);
  expect(rfi()?.linked).toEqual([other]);
  expect(rfi()?.version).toBe(version + 1);
  expect(inconsistencies(tenant)).toEqual([]);
});

it('does not delete the last file of a submittal under review', async () => {
  const { team, tom, read, tenant } = await begin('last-file');
  const open = Object.values(team.state.submittals).find(
    ({ status, attachments, projectId }) =>
      status === 'open' && attachments.length === 1 && projectId === 'prj_harbor',
  );
  const url = `${HARBOR}/submittals/${open?.id}`;
  const actions = async () =>
    (await read(tom.call('GET', url))).attachments.map(
      (file: { permittedActions: string[] }) => file.permittedActions,
    );
  const remove = () =>
    tom.call('DELETE', `${url}/attachments/${open?.attachments[0]?.id}?version=${open?.version}`);
  expect(await actions()).toEqual([[]]);
  const refused = await remove();
  expect(refused.status).toBe(409);
  expect((await problemOf(refused)).detail).toMatch(/needs a file/);
  const body = form({ file: new File([picture], 'better.png') });
  await tom.call('POST', `${url}/attachments`, { body });
  expect(await actions()).toEqual([['remove'], ['remove']]);
  expect((await remove()).status).toBe(200);
  expect(inconsistencies(tenant)).toEqual([]);
});
