import { expect, it } from 'vitest';
import { zProjectModule } from '@/api/generated/schemas/projects.gen';
import { moduleScreens } from './navigation';

it('every module that a project can switch off has a screen', () => {
  const withScreen = new Set(moduleScreens.map(({ module }) => module));
  expect([...withScreen].sort()).toEqual(zProjectModule.options.toSorted());
});
