import { describe, expect, it } from 'vitest';
import { HARBOR, outcomeOf } from '../../../../tests/support/host/logs.ts';
import type { Client } from '../../../../tests/support/host/mock.ts';
import { sharing } from '../../../../tests/support/host/publicLinks.ts';
import { withMetadata } from '../../../converter/pictures/exifWriter.ts';
import { readPicture } from '../../../converter/pictures/read.ts';

const tour = { type: 'tour', id: 'tour_level-4' } as const;
const TOUR = `/public/tours/${tour.id}`;
const PANORAMA = `${TOUR}/scenes/tsc_level-4_lobby/panorama`;

const world = await sharing('public tours');

const stored = () => {
  const found = world.team.state.tours[tour.id];
  if (!found) throw new Error('There is no such tour.');
  return found;
};
const update = async (changes: object) =>
  (await world.team.as('project_manager')).call('PATCH', `${HARBOR}/tours/${tour.id}`, {
    json: { version: stored().version, ...changes },
  });
const outcomes = (client: Client, paths: readonly string[]) =>
  Promise.all(paths.map((path) => outcomeOf(client.call('GET', path))));

describe('a visitor of a tour', () => {
  it('gets its scenes and their links, without its author', async () => {
    const client = await world.team.visitorOf([tour]);
    const { body } = await client.json<{ data: { scenes: object[]; plan: object } }>('GET', TOUR);
    expect(body.data.scenes).toHaveLength(stored().scenes.length);
    expect(body.data.scenes[0]).toMatchObject({
      links: [{ toSceneId: expect.any(String) }, expect.anything()],
      thumbnailUrl: expect.any(String),
    });
    expect(body.data.plan).toEqual({ width: expect.any(Number), height: expect.any(Number) });
    expect(JSON.stringify(body)).not.toMatch(/usr_|prj_|FileId|panoramaUrl|createdBy|permitted/);
    const { body: link } = await client.json<{ data: { targets: object[] } }>(
      'GET',
      '/public/link',
    );
    const facts = { ...tour, tour: { sceneCount: stored().scenes.length }, scan: null };
    expect(link.data.targets).toMatchObject([facts]);
  });

  it('gets its pictures without metadata', async () => {
    const scene = stored().scenes.find(({ id }) => id === 'tsc_level-4_lobby');
    const file = world.team.state.files[scene?.panoramaFileId ?? ''];
    const client = await world.team.visitorOf([tour]);
    const sample = await client.call('GET', PANORAMA);
    expect(sample.headers.get('content-type')).toBe('image/jpeg');
    expect(sample.headers.get('cache-control')).toBe('no-store');
    const bare = Buffer.from(await sample.arrayBuffer());
    const noted = withMetadata(bare, { lat: 47.6, lng: -122.3, make: 'Theta', panorama: true });
    expect(readPicture(noted, 'image/jpeg')?.position).not.toBeNull();
    if (!file) throw new Error('The scene has no picture.');
    const tenant = world.mock.store.tenant(world.team.tenant);
    tenant.storage.put(file.id, noted);
    file.source = { kind: 'upload' };
    const again = Buffer.from(await (await client.call('GET', PANORAMA)).arrayBuffer());
    expect(readPicture(again, 'image/jpeg')).toMatchObject({ position: null, camera: '' });
    expect((await client.call('GET', `${TOUR}/plan`)).status).toBe(200);
  });

  it('reaches no other tour or its scenes, and no tour through a link to another target', async () => {
    const client = await world.team.visitorOf([tour]);
    const others = [
      '/public/tours/tour_level-4-handover',
      '/public/tours/tour_core',
      '/public/tours/tour_clinic',
      '/public/tours/tour_gone/plan',
      '/public/tours/tour_core/scenes/tsc_core_lobby/panorama',
      `${TOUR}/scenes/tsc_core_lobby/panorama`,
      '/public/models/mdl_tower/file',
      '/public/scans/scn_harbor-02/download',
    ];
    expect(new Set(await outcomes(client, others))).toEqual(new Set(['404 NOT_FOUND']));
    // Ids are compared with their type: a link to a scan is not a link to a tour.
    const other = await world.team.visitorOf([{ type: 'scan', id: 'scn_harbor-02' }]);
    expect(await outcomeOf(other.call('GET', TOUR))).toBe('404 NOT_FOUND');
  });
});

describe('a link to a tour', () => {
  const all = [TOUR, `${TOUR}/plan`, PANORAMA, '/public/link'];

  it.each([
    ['it is made private', { visibility: 'private' }],
    ['it is a draft again', { state: 'draft' }],
  ])('ends at once and for good when %s', async (_, changes) => {
    const { token } = await world.team.to([{ type: 'scan', id: 'scn_harbor-02' }, tour]);
    const client = await world.team.visitor(token);
    expect(new Set(await outcomes(client, all))).toEqual(new Set(['200']));
    expect(await outcomeOf(update(changes))).toBe('200');
    expect(new Set(await outcomes(client, all))).toEqual(new Set(['404 NOT_FOUND']));
    expect(await outcomeOf(update({ state: 'published', visibility: 'public' }))).toBe('200');
    expect(new Set(await outcomes(client, all))).toEqual(new Set(['404 NOT_FOUND']));
    expect(await outcomeOf(world.team.open(token))).toBe('404 NOT_FOUND');
  });

  it('ends when the tour is deleted, and survives other changes', async () => {
    const { id, token } = await world.team.to([tour]);
    const client = await world.team.visitor(token);
    expect(await outcomeOf(update({ title: 'Level 4, handed over' }))).toBe('200');
    expect(await outcomeOf(client.call('GET', TOUR))).toBe('200');
    const manager = await world.team.as('project_manager');
    await manager.call('DELETE', `${HARBOR}/tours/${tour.id}?version=${stored().version}`);
    expect(new Set(await outcomes(client, all))).toEqual(new Set(['404 NOT_FOUND']));
    const revokedAt = new Date(world.clock.now).toISOString();
    expect(world.team.state.shareLinks[id]).toMatchObject({ revokedAt });
  });

  it.each(['tour_core', 'tour_level-7'])('is refused for a private tour: %s', async (id) => {
    const manager = await world.team.as('project_manager');
    const json = { label: 'Test', targets: [{ type: 'tour', id }] };
    const answer = manager.call('POST', `${HARBOR}/share-links`, { json });
    expect(await outcomeOf(answer)).toBe('409 NOT_PUBLIC');
  });
});
