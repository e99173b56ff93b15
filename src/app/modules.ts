import type { Module } from '@/shared/modules/modules';
import { provideModules } from '@/shared/modules/modules';

/** What the modules tell, found by its place. The first screens do without it: `routes.ts` loads it with other pages. */
const modules = import.meta.glob<Module>(['../modules/*/module.ts', '../shared/*/module.ts'], {
  eager: true,
  import: 'module',
});

provideModules(Object.values(modules));
