import { type KindsOfTag, register } from '../core/kinds/registry.ts';
import { modulesNamed } from '../engine/modulesNamed.ts';

/** A tag registers its kinds of records by having `modules/<tag>/kind.ts`. */
const files = await modulesNamed<KindsOfTag>(new URL('../modules/', import.meta.url), 'kind');

for (const { tag, module } of files) register(tag, module);
