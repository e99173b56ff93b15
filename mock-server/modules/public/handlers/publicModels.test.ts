import { describe, expect, it } from 'vitest';
import { HARBOR, outcomeOf } from '../../../../tests/support/host/logs.ts';
import type { Client } from '../../../../tests/support/host/mock.ts';
import { sharing } from '../../../../tests/support/host/publicLinks.ts';

const model = { type: 'model', id: 'mdl_tower' } as const;
const FILE = `/public/models/${model.id}/file`;
const DOWNLOAD = `/public/models/${model.id}/download`;

const world = await sharing('public models');

const bytesOf = async (client: Client, path: string) =>
  Buffer.from(await (await client.call('GET', path)).arrayBuffer());
const manage = async (method: string, path: string) =>
  outcomeOf((await world.team.as('project_manager')).call(method, `${HARBOR}${path}`));

describe('a visitor of a model', () => {
  it('gets the same file as members, and the title', async () => {
    const client = await world.team.visitorOf([model]);
    const manager = await world.team.as('project_manager');
    const path = `${HARBOR}/models/${model.id}/versions/3/file/model.frag`;
    const bytes = await bytesOf(client, FILE);
    expect(bytes.length).toBeGreaterThan(1000);
    expect(bytes.equals(await bytesOf(manager, path))).toBe(true);
    const { body } = await client.json<{ data: { targets: object[] } }>('GET', '/public/link');
    const fields = { format: 'ifc', elementCount: expect.any(Number) };
    expect(body.data.targets).toMatchObject([
      { ...model, title: 'Tower, architecture', model: fields, scan: null, tour: null },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/usr_|prj_|fil_[0-9a-z]{20}|createdBy|uploadedBy/);
  });

  it('downloads the original file if the link permits it', async () => {
    const permitted = await world.team.visitorOf([model], { allowDownload: true });
    const answer = await permitted.call('GET', DOWNLOAD);
    expect(answer.headers.get('content-disposition')).toContain('.ifc');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await answer.text()).slice(0, 13)).toBe('ISO-10303-21;');
    const other = await world.team.visitorOf([model]);
    expect(await outcomeOf(other.call('GET', DOWNLOAD))).toBe('403 FORBIDDEN');
    expect(await outcomeOf(other.call('GET', FILE))).toBe('200');
  });

  it('reaches no other model, not even public ones', async () => {
    const client = await world.team.visitorOf([model], { allowDownload: true });
    for (const id of ['mdl_tower-structure', 'mdl_tower-interior', 'mdl_clinic', 'mdl_gone']) {
      for (const part of ['file', 'download']) {
        const answer = client.call('GET', `/public/models/${id}/${part}`);
        expect(await outcomeOf(answer), `${id} ${part}`).toBe('404 NOT_FOUND');
      }
    }
  });
});

describe('a link to a model', () => {
  const ended = async (client: Client) =>
    Promise.all(
      [FILE, DOWNLOAD, '/public/link'].map((path) => outcomeOf(client.call('GET', path))),
    );

  it.each([
    ['it is made private', 'POST', `/models/${model.id}/make-private`],
    ['it is deleted', 'DELETE', `/models/${model.id}?version=1`],
  ])('ends at once and for good when %s', async (_, method, path) => {
    const mixed = [{ type: 'tour' as const, id: 'tour_level-4' }, model];
    const { token } = await world.team.to(mixed, { allowDownload: true });
    const client = await world.team.visitor(token);
    expect(new Set(await ended(client))).toEqual(new Set(['200']));
    expect(await manage(method, path)).toBe('200');
    expect(new Set(await ended(client))).toEqual(new Set(['404 NOT_FOUND']));
    // The other targets of the link end with it.
    expect(await outcomeOf(client.call('GET', '/public/tours/tour_level-4'))).toBe('404 NOT_FOUND');
    if (method === 'POST') await manage('POST', `/models/${model.id}/make-public`);
    expect(await outcomeOf(world.team.open(token))).toBe('404 NOT_FOUND');
  });

  it('can be created by those who may make the model public', async () => {
    const body = { label: 'Test', targets: [model] };
    const reviewer = await world.team.as('design_reviewer');
    const refused = reviewer.call('POST', `${HARBOR}/share-links`, { json: body });
    expect(await outcomeOf(refused)).toBe('403 FORBIDDEN');
    const may = async (role: 'design_reviewer' | 'project_manager') => {
      const client = await world.team.as(role);
      const path = `${HARBOR}/models/${model.id}`;
      const found = await client.json<{ data: { permittedActions: string[] } }>('GET', path);
      return found.body.data.permittedActions.includes('share');
    };
    expect([await may('design_reviewer'), await may('project_manager')]).toEqual([false, true]);
  });
});
