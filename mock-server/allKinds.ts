import { modulesNamed } from './engine/modulesIn.ts';
import { type KindsOfTag, register } from './kinds/registry.ts';

/** A tag registers its kinds of records by having `modules/<tag>/kind.ts`. */
const files = await modulesNamed<KindsOfTag>(new URL('./modules/', import.meta.url), 'kind.ts');

for (const [tag, own] of files) register(tag, own);
