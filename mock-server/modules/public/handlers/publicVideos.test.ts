import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../../../../tests/support/host/logs.ts';
import { dataOf, sharing } from '../../../../tests/support/host/publicLinks.ts';
import { mp4WithoutMetadata } from '../../../converter/pictures/videoMetadata.ts';
import type { components } from '../../../generated/contract.d.ts';

type Schemas = components['schemas'];

const video = { type: 'video', id: 'vid_h1' } as const;

const world = await sharing('public videos');

describe('a shared video', () => {
  it('has its chapters, without its comments', async () => {
    const client = await world.team.visitorOf([video]);
    const shown = await dataOf<Schemas['PublicVideo']>(client, '/public/videos/vid_h1');
    expect(shown.chapters).toHaveLength(4);
    expect(JSON.stringify(shown)).not.toMatch(/comment|usr_|prj_|fil_|createdBy/i);
    const part = await world.mock.fetch(
      new Request(shown.url, { headers: { range: 'bytes=0-3' } }),
    );
    expect(part.status).toBe(206);
    expect(Buffer.from(await part.arrayBuffer()).toString('hex')).toBe('1a45dfa3');
    expect((await world.team.file(shown.posterUrl ?? '')).headers.get('content-type')).toBe(
      'image/jpeg',
    );
    expect((await world.team.file(shown.url.replace('vid_h1', 'vid_h2'))).status).toBe(404);
    const path = '/public/videos/vid_h1/download';
    expect(await outcomeOf(client.call('GET', path))).toBe('403 FORBIDDEN');
    const { token } = await world.team.link({ targets: [video], allowDownload: true });
    const download = await (await world.team.visitor(token)).call('GET', path);
    expect(download.headers.get('content-disposition')).toContain('week%2040.webm');
  });

  it('does not reveal where it was recorded', () => {
    const box = (type: string, ...content: Buffer[]) => {
      const body = Buffer.concat(content);
      const head = Buffer.alloc(8);
      head.writeUInt32BE(body.length + 8);
      head.write(type, 4, 'latin1');
      return Buffer.concat([head, body]);
    };
    const place = box('udta', box('\u00a9xyz', Buffer.from('+47.6012-122.3345/')));
    const sound = Buffer.from('udta in the middle of the sound');
    const bytes = Buffer.concat([
      box('ftyp', Buffer.from('isom')),
      box('moov', box('mvhd', Buffer.alloc(24)), box('trak', place), place),
      box('mdat', sound),
    ]);
    const bare = mp4WithoutMetadata(bytes);
    expect(bytes.includes('+47.6012')).toBe(true);
    expect(bare.includes('+47.6012')).toBe(false);
    expect(bare.includes('xyz')).toBe(false);
    expect(bare).toHaveLength(bytes.length);
    expect(bare.includes(sound)).toBe(true);
    // Truncated or invalid files stay unchanged.
    expect(mp4WithoutMetadata(bytes.subarray(0, 30))).toEqual(bytes.subarray(0, 30));
  });
});
