import { describe, expect, it } from 'vitest';
import { safeParse } from 'zod/mini';
import type { Photo } from '@/api/generated/types.gen';
import { changesOf, valuesOf, zPhotoValues } from './photoValues';

const photo = {
  title: 'East facade',
  description: '',
  tags: ['facade'],
  albumId: 'alb_1',
  locationDetail: 'Level 2',
  takenAt: '2026-11-18T09:20:31-08:00',
  position: { lat: 47.6, lng: -122.3, heading: 74 },
  is360: false,
} as unknown as Photo;
const before = valuesOf(photo);
const bodyWith = (change: Partial<typeof before>) => changesOf({ ...before, ...change }, photo);

describe('the photo form', () => {
  it('sends only changed fields', () => {
    expect(bodyWith({})).toEqual({});
    expect(bodyWith({ title: ' North ' })).toEqual({ title: 'North' });
    expect(bodyWith({ tags: [] })).toEqual({ tags: [] });
  });

  it('preserves the time zone when the time changes', () => {
    expect(bodyWith({ takenAt: '2026-11-19T10:00' })).toEqual({
      takenAt: '2026-11-19T10:00:00-08:00',
    });
  });

  it('clears empty fields', () => {
    expect(bodyWith({ albumId: '' })).toEqual({ clear: ['albumId'] });
    expect(bodyWith({ lat: '', lng: '', heading: '' })).toEqual({ clear: ['position'] });
    expect(bodyWith({ heading: ' ' })).toEqual({
      position: { lat: 47.6, lng: -122.3, heading: null },
    });
  });

  it.each([
    ['lat', '91'],
    ['lng', 'west'],
    ['heading', '361'],
    ['title', '  '],
    ['takenAt', ''],
  ])('refuses %s %j', (name, value) => {
    expect(safeParse(zPhotoValues, { ...before, [name]: value }).success).toBe(false);
    expect(safeParse(zPhotoValues, before).success).toBe(true);
  });
});
