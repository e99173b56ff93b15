import jpeg from 'jpeg-js';
import { describe, expect, it } from 'vitest';
import { problemOf, refusalOf, testMock } from '../../../../tests/support/host/mock.ts';
import {
  accounts,
  bytesOf,
  picture,
  upload,
  uploaded,
} from '../../../../tests/support/host/pictures.ts';
import { readPicture } from '../../../converter/pictures/read.ts';

const { mock, clock } = await testMock();
const signedIn = accounts(mock, 'photos-upload');

describe('an uploaded photo', () => {
  const notes = {
    make: 'Apple',
    model: 'iPhone',
    takenAt: '2026-11-02T23:30:00',
    lat: 47.6015,
    lng: -122.3343,
    heading: 74,
  };

  it('has the time, zone and location of the camera, which public copies do not contain', async () => {
    const client = await signedIn();
    const bytes = picture({ ...notes, offset: '-08:00' });
    const photo = await uploaded(client, bytes);
    expect(photo).toMatchObject({
      title: 'IMG_7',
      takenAt: '2026-11-02T23:30:00-08:00',
      takenOn: '2026-11-02',
      takenAtZone: '-08:00',
      takenAtSource: 'exif',
      position: { lat: 47.6015, lng: -122.3343, heading: 74 },
      camera: 'Apple iPhone',
      width: 60,
      height: 40,
      private: false,
      comments: [],
    });
    expect((await bytesOf(client, photo.url)).equals(bytes)).toBe(true);
    for (const url of [photo.thumbnailUrl, photo.publicCopyUrl]) {
      expect(readPicture(await bytesOf(client, url), 'image/jpeg')).toMatchObject({
        position: null,
        takenAt: null,
      });
    }
  });

  it('without a time zone gets that of the project, in summer and in winter', async () => {
    const client = await signedIn();
    const winter = await uploaded(client, picture(notes));
    expect(winter).toMatchObject({
      takenAt: '2026-11-02T23:30:00-08:00',
      takenAtZone: 'America/Los_Angeles',
    });
    const summer = await uploaded(client, picture({ ...notes, takenAt: '2026-07-02T23:30:00' }));
    expect(summer.takenAt).toBe('2026-07-02T23:30:00-07:00');
  });

  it('without a time gets that of the device, otherwise the current time', async () => {
    const client = await signedIn();
    const lastModifiedAt = '2026-11-01T05:00:00Z';
    const device = await uploaded(client, picture({}), { lastModifiedAt });
    expect(device).toMatchObject({
      takenAt: lastModifiedAt,
      takenOn: '2026-10-31',
      takenAtSource: 'device',
      position: null,
    });
    const bare = await uploaded(client, picture({}));
    expect(Date.parse(bare.takenAt)).toBe(clock.now);
  });

  it('is shown upright in any orientation of the camera', async () => {
    const client = await signedIn();
    const photo = await uploaded(client, picture({ orientation: 6 }));
    expect([photo.width, photo.height]).toEqual([40, 60]);
    const small = jpeg.decode(await bytesOf(client, photo.thumbnailUrl));
    expect([small.width, small.height]).toEqual([40, 60]);
    expect(readPicture(await bytesOf(client, photo.publicCopyUrl), 'image/jpeg')?.orientation).toBe(
      6,
    );
  });

  it('names a maker once', async () => {
    const client = await signedIn();
    const photo = await uploaded(client, picture({ make: 'RICOH', model: 'RICOH THETA X' }));
    expect(photo.camera).toBe('RICOH THETA X');
  });

  it('is marked as a panorama if it is one', async () => {
    const client = await signedIn();
    expect((await uploaded(client, picture({ panorama: true }))).is360).toBe(true);
    expect((await uploaded(client, picture({}))).is360).toBe(false);
  });

  it('must be a picture, in an album of the project, from a member with the permission', async () => {
    const client = await signedIn();
    expect(await refusalOf(upload(client, Buffer.from('not a picture')))).toBe(
      '415 UNSUPPORTED_MEDIA_TYPE',
    );
    expect(await refusalOf(upload(client, picture({}), {}, 'photo.gif'))).toBe(
      '415 UNSUPPORTED_MEDIA_TYPE',
    );
    const wrong = await problemOf(await upload(client, picture({}), { albumId: 'alb_r_wings' }));
    expect(wrong.errors?.[0]?.pointer).toBe('/albumId');
    for (const name of ['priya.raman', 'grace.lindqvist']) {
      expect(await refusalOf(upload(await signedIn(name), picture({})))).toBe('403 FORBIDDEN');
    }
    expect((await upload(await signedIn('helen.park'), picture({}))).status).toBe(201);
  });
});
