import { samples } from './catalog.ts';
import { writePly } from './ply-write.ts';
import { seedFrom } from './random.ts';
import { scanScene } from './scan.ts';
import type { NewSample } from './store.ts';

/** Generates one sample without a cache. Returns null for an unknown key. */
export function generateSample(key: string): NewSample | null {
  const sample = samples.find((entry) => entry.key === key);
  if (!sample) return null;
  const setup = sample.build();
  const cloud = scanScene(setup, sample.points, seedFrom(key));
  return {
    title: sample.title,
    cloud,
    view: setup.view,
    ply: writePly(sample.title, cloud),
  };
}
