import { afterEach, expect, it, vi } from 'vitest';
import { withPicture } from './picture';
import { tooLargeText } from './tooLargeText';

/** Pictures as a browser opens them: it knows their size, and has decoded nothing. Without a size, it cannot read them. */
function picturesOf(size: { naturalWidth: number; naturalHeight: number } | null) {
  vi.stubGlobal(
    'Image',
    class {
      onload = () => {};
      onerror = () => {};
      set src(_: string) {
        if (size) Object.assign(this, size);
        queueMicrotask(() => (size ? this.onload() : this.onerror()));
      }
    },
  );
}
afterEach(() => vi.unstubAllGlobals());

const file = new File(['picture'], 'a.png');

it.each([
  [{ naturalWidth: 12_000, naturalHeight: 10_000 }, null],
  [
    { naturalWidth: 60_000, naturalHeight: 60_000 },
    'It has 3,600,000,000 pixels. The limit is 120,000,000.',
  ],
])('decodes no picture of too many pixels: %j', async (size, words) => {
  picturesOf(size);
  const decode = vi.fn(() => 'decoded');
  const done = await withPicture(file, decode).catch((error) => tooLargeText(error, 'It'));
  expect(done).toBe(words ?? 'decoded');
  expect(decode).toHaveBeenCalledTimes(words ? 0 : 1);
});

it('tells a picture that cannot be read from one that is too large', async () => {
  picturesOf(null);
  await expect(withPicture(file, () => 1)).rejects.toMatchObject({ name: 'NoPicture' });
});
