import { describe, expect, it } from 'vitest';
import { HARBOR, outcomeOf } from '../../../../tests/support/host/logs.ts';
import { Client, form, problemOf } from '../../../../tests/support/host/mock.ts';
import { type Sharing, sharing } from '../../../../tests/support/host/publicLinks.ts';
import { withMetadata } from '../../../converter/pictures/exifWriter.ts';
import { readPicture } from '../../../converter/pictures/read.ts';
import { seededTokens } from '../../share-links/seed.ts';

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const facade = { type: 'scan', id: 'scn_harbor-02' } as const;

const world = await sharing('public');

const link = (settings: Parameters<Sharing['link']>[0] = {}) =>
  world.team.link({ targets: [facade], ...settings });
const open = (token: string, password?: string) => world.team.open(token, password);
const visitor = (token: string, password?: string) => world.team.visitor(token, password);

const revoke = async (id: string) =>
  (await world.team.as('project_manager')).call('POST', `${HARBOR}/share-links/${id}/revoke`);
const stored = (id: string) => {
  const found = world.team.state.shareLinks[id];
  if (!found) throw new Error('There is no such link.');
  return found;
};

describe('opening a link', () => {
  it('increases the count and updates the time', async () => {
    const { id, token } = await link();
    await open(token);
    world.clock.now += MINUTE_MS;
    await open(token);
    const lastViewedAt = new Date(world.clock.now).toISOString();
    expect(stored(id)).toMatchObject({ viewCount: 2, lastViewedAt, version: 1 });
  });

  it('is refused with the same answer for any reason', async () => {
    const client = await world.team.as('project_manager');
    const expired = await link();
    const revoked = await link();
    const deleted = await link();
    const used = await link({ maxViews: 1 });
    const locked = await link({ password: 'crane-at-dawn' });
    const hidden = await link({ targets: [{ type: 'scan', id: 'scn_harbor-05' }] });
    const gone = await link({ targets: [{ type: 'scan', id: 'scn_harbor-08' }] });
    stored(expired.id).expiresAt = new Date(world.clock.now).toISOString();
    await revoke(revoked.id);
    await revoke(locked.id);
    await client.call('DELETE', `${HARBOR}/share-links/${deleted.id}`);
    expect((await open(used.token)).status).toBe(200);
    await client.call('POST', `${HARBOR}/scans/scn_harbor-05/make-private`);
    await client.call('DELETE', `${HARBOR}/scans/scn_harbor-08`);
    const unknown = await open('0123456789012345678901');
    const [status, headers, body] = [
      unknown.status,
      [...unknown.headers.keys()],
      await unknown.text(),
    ];
    expect(status).toBe(404);
    for (const { token } of [expired, revoked, deleted, used, locked, hidden, gone]) {
      const answer = await open(token);
      expect(answer.status).toBe(status);
      expect([...answer.headers.keys()]).toEqual(headers);
      expect(await answer.text()).toBe(body);
    }
  });

  it('requires the password, and distinguishes a wrong one from a missing one', async () => {
    const { id, token } = await link({ password: 'crane-at-dawn' });
    expect(await outcomeOf(open(token))).toBe('401 LINK_PASSWORD_REQUIRED');
    expect(await outcomeOf(open(token, 'crane-at-dusk'))).toBe('401 LINK_PASSWORD_WRONG');
    expect(stored(id).viewCount).toBe(0);
    expect(await outcomeOf(open(token, 'crane-at-dawn'))).toBe('200');
  });

  it('is blocked for a while after five wrong passwords, simultaneous ones included', async () => {
    const { token } = await link({ password: 'crane-at-dawn' });
    const tries = await Promise.all(
      Array.from({ length: 20 }, (_, i) => outcomeOf(open(token, `guess-${i}`))),
    );
    expect(tries.filter((outcome) => outcome === '401 LINK_PASSWORD_WRONG')).toHaveLength(5);
    world.clock.now += 4 * MINUTE_MS;
    const refused = await open(token, 'crane-at-dawn');
    expect(refused.headers.get('retry-after')).toBe(String(6 * 60));
    expect(await problemOf(refused)).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    world.clock.now += 6 * MINUTE_MS;
    expect(await outcomeOf(open(token, 'crane-at-dawn'))).toBe('200');
  });

  it('forgets wrong passwords after the right one', async () => {
    const { token } = await link({ password: 'crane-at-dawn' });
    for (let round = 0; round < 3; round += 1) {
      for (let i = 0; i < 4; i += 1) await open(token, 'wrong');
      expect(await outcomeOf(open(token, 'crane-at-dawn'))).toBe('200');
    }
  });

  it('works for the seeded links', async () => {
    expect(await outcomeOf(open(seededTokens.consultant))).toBe('200');
    expect(await outcomeOf(open(seededTokens.lender, 'crane-at-dawn'))).toBe('200');
  });
});

describe('a visit', () => {
  it('shows the targets, without people or other data of the project', async () => {
    const client = await visitor(seededTokens.consultant);
    const { status, body } = await client.json<{ data: { targets: { id: string }[] } }>(
      'GET',
      '/public/link',
    );
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ projectName: 'Harbor Point Tower', allowDownload: true });
    expect(body.data.targets.map(({ id }) => id)).toEqual([
      'scn_harbor-02',
      'scn_harbor-05',
      'scn_harbor-08',
    ]);
    expect(JSON.stringify(body)).not.toMatch(/usr_|prj_|shl_|createdBy|latitude|"lat"/);
  });

  it('ends after an hour, and with a new password', async () => {
    const { id, token } = await link();
    const second = await visitor(token);
    const manager = await world.team.as('project_manager');
    await manager.call('PATCH', `${HARBOR}/share-links/${id}`, {
      json: { version: 1, password: 'crane-at-dusk' },
    });
    expect(await outcomeOf(second.call('GET', '/public/link'))).toBe('401 UNAUTHENTICATED');
    const third = await visitor(token, 'crane-at-dusk');
    world.clock.now += 60 * MINUTE_MS;
    expect(await outcomeOf(third.call('GET', '/public/link'))).toBe('401 TOKEN_EXPIRED');
  });

  it('continues when the link is used up, and ends when the link expires', async () => {
    const { token } = await link({
      maxViews: 1,
      expiresAt: new Date(world.clock.now + 5 * MINUTE_MS).toISOString(),
    });
    const client = await visitor(token);
    expect(await outcomeOf(client.call('GET', '/public/link'))).toBe('200');
    world.clock.now += 5 * MINUTE_MS;
    expect(await outcomeOf(client.call('GET', '/public/link'))).toBe('404 NOT_FOUND');
  });

  it('ends at once when the scan becomes private or the link is revoked', async () => {
    const { id, token } = await link();
    const client = await visitor(token);
    const other = await visitor(seededTokens.consultant);
    await revoke(id);
    expect(await outcomeOf(client.call('GET', '/public/link'))).toBe('404 NOT_FOUND');
    expect(await outcomeOf(other.call('GET', '/public/link'))).toBe('200');
    const manager = await world.team.as('project_manager');
    await manager.call('POST', `${HARBOR}/scans/scn_harbor-05/make-private`);
    for (const path of ['/public/link', '/public/scans/scn_harbor-02/download']) {
      expect(await outcomeOf(other.call('GET', path)), path).toBe('404 NOT_FOUND');
    }
  });

  it('downloads the original file if the link permits it', async () => {
    const path = '/public/scans/scn_harbor-02/download';
    const permitted = await (await visitor(seededTokens.consultant)).call('GET', path);
    expect(permitted.headers.get('content-disposition')).toContain('harbor-02.ply');
    expect(permitted.headers.get('cache-control')).toBe('no-store');
    const bytes = Buffer.from(await permitted.arrayBuffer());
    expect(bytes.toString('latin1', 0, 3)).toBe('ply');
    expect(bytes.length).toBe(world.team.state.scans['scn_harbor-02']?.sizeBytes);
    const other = await visitor((await link()).token);
    expect(await outcomeOf(other.call('GET', path))).toBe('403 FORBIDDEN');
  });

  it('reaches no other public scan, of this project or another', async () => {
    const client = await visitor((await link({ allowDownload: true })).token);
    for (const id of ['scn_harbor-05', 'scn_riverside-02', 'scn_harbor-01', 'scn_gone']) {
      const answer = client.call('GET', `/public/scans/${id}/download`);
      expect(await outcomeOf(answer), id).toBe('404 NOT_FOUND');
    }
  });

  it('is valid only for the operations of its tag', async () => {
    const client = await visitor(seededTokens.consultant);
    const user = await world.team.as('project_manager');
    const ids: Record<string, string> = { projectId: 'prj_harbor', scanId: 'scn_harbor-01' };
    const closed = world.mock.contract.operations.filter(({ caller }) => caller !== null);
    expect(closed.length).toBeGreaterThan(60);
    for (const { id, tag, method, path } of closed) {
      const address = path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? 'x');
      // The pictures of a camera require a date.
      const url = `${address}?date=2026-11-20`;
      // An answer to HEAD has no body.
      if (method === 'head') {
        expect((await client.call('HEAD', url)).status, id).toBe(401);
        continue;
      }
      const outcome = await outcomeOf(client.call(method.toUpperCase(), url));
      if (tag !== 'public') expect(outcome, id).toBe('401 UNAUTHENTICATED');
      else if (path.includes('{')) expect(outcome, id).toBe('404 NOT_FOUND');
      else expect(outcome, id).toBe('200');
      if (tag !== 'public') continue;
      // A signed-in user is not a visitor.
      const ownOutcome = await outcomeOf(user.call(method.toUpperCase(), url));
      expect(ownOutcome, id).toBe('401 UNAUTHENTICATED');
    }
  });

  it('belongs to one tenant', async () => {
    const client = await visitor(seededTokens.consultant);
    const elsewhere = new Client(world.mock, `${world.team.tenant} elsewhere`);
    elsewhere.token = client.token;
    const answer = elsewhere.call('GET', '/public/link');
    expect(await outcomeOf(answer)).toBe('401 UNAUTHENTICATED');
  });

  it('is deleted some time after it expires', async () => {
    const { token } = await link();
    await visitor(token);
    world.clock.now += DAY_MS;
    await visitor(token);
    expect(Object.keys(world.team.state.visits)).toHaveLength(1);
  });
});

it('the cover picture of a scan is served without its location metadata', async () => {
  const manager = await world.team.as('project_manager');
  const { token } = await link();
  const client = await visitor(token);
  const pictureOf = async () => {
    const { body } = await client.json<{ data: { targets: { thumbnailUrl: string }[] } }>(
      'GET',
      '/public/link',
    );
    const answer = await world.team.file(body.data.targets[0]?.thumbnailUrl ?? '');
    return Buffer.from(await answer.arrayBuffer());
  };
  const noted = withMetadata(await pictureOf(), { lat: 47.6, lng: -122.3, make: 'samsung' });
  expect(readPicture(noted, 'image/jpeg')?.position).not.toBeNull();
  const thumbnail = new File([Uint8Array.from(noted)], 'IMG_1.jpg', { type: 'image/jpeg' });
  const changed = await manager.call('PUT', `${HARBOR}/scans/${facade.id}`, {
    body: form({ thumbnail }),
  });
  expect(changed.status).toBe(200);
  expect(readPicture(await pictureOf(), 'image/jpeg')).toMatchObject({
    position: null,
    camera: '',
  });
});
