import { describe, expect, it } from 'vitest';
import type { FieldCam } from '@/api/generated/types.gen';
import { gapsIn, picturesIn } from './pictures';

const frameAt = (clock: string) => ({ at: `2026-11-18T${clock}:00-08:00`, imageUrl: '' });

describe('missing pictures', () => {
  it('are found by the gaps between pictures', () => {
    const frames = ['06:00', '06:15', '06:31', '09:00', '09:15'].map(frameAt);
    expect(gapsIn(frames, 900)).toEqual([{ from: frameAt('06:31').at, to: frameAt('09:00').at }]);
    expect(gapsIn(frames.slice(0, 3), 900)).toEqual([]);
  });
});

describe('the picture count of a new time-lapse', () => {
  const cam: Pick<FieldCam, 'activeHours' | 'intervalSec'> = {
    activeHours: { from: '06:00', to: '18:00', days: ['mon', 'tue', 'wed', 'thu', 'fri'] },
    intervalSec: 900,
  };
  const count = (from: string, to: string, everySec: number) =>
    picturesIn(cam, { from, to, everySec });

  it('counts only the days and hours when the camera records', () => {
    expect(count('2026-11-16', '2026-11-16', 3600)).toBe(13);
    // From a Friday to a Monday, and a weekend alone.
    expect(count('2026-11-13', '2026-11-16', 3600)).toBe(26);
    expect(count('2026-11-14', '2026-11-15', 3600)).toBe(0);
    expect(count('2026-11-17', '2026-11-16', 3600)).toBe(0);
    // Two weeks and a day, from a Wednesday, and a range that no loop over days would end soon.
    expect(count('2026-11-18', '2026-12-02', 3600)).toBe(11 * 13);
    expect(count('2026-11-16', '9999-11-16', 3600)).toBe(2_080_057 * 13);
  });

  it('counts no more than the camera records, and at most one a day for daily pictures', () => {
    expect(count('2026-11-16', '2026-11-16', 60)).toBe(49);
    expect(count('2026-11-16', '2026-11-20', 86_400)).toBe(5);
  });
});
