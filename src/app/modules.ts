import { type Module, provideModules } from '@/shared/modules/modules';

/**
 * What the modules tell, found by its place. The first screens do without it: `routes.ts` loads it with other pages.
 */
export const modules: readonly Module[] = Object.values(
  import.meta.glob<Module>(['../modules/*/module.ts', '../records/*/module.ts'], {
    eager: true,
    import: 'module',
  }),
);

provideModules(modules);
