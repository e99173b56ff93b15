import { samples } from './catalogue.ts';
import { writePly } from './ply-write.ts';
import { seedFrom } from './random.ts';
import { scanScene } from './scan.ts';
import type { NewSample } from './store.ts';
import { renderThumbnail } from './thumbnail.ts';

/** Makes one sample from scratch, without any cache; null for a key that does not exist. */
export function generateSample(key: string): NewSample | null {
  const sample = samples.find((entry) => entry.key === key);
  if (!sample) return null;
  const setup = sample.build();
  const cloud = scanScene(setup, sample.points, seedFrom(key));
  return {
    title: sample.title,
    cloud,
    ply: writePly(sample.title, cloud),
    thumbnail: renderThumbnail(cloud, setup.view),
  };
}
