import { generateSample } from './generate.ts';
import { removeOutdated, saveSample } from './store.ts';

export default async (key: string): Promise<void> => {
  const made = generateSample(key);
  if (!made) throw new Error(`There is no sample scan "${key}".`);
  await removeOutdated();
  await saveSample(key, made);
};
