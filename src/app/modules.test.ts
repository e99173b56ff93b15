import { expect, it } from 'vitest';
import { zActivityModule } from '@/api/generated/schemas/activity.gen';
import { zStreamRecordType } from '@/api/generated/schemas/events.gen';
import { zTargetType } from '@/api/generated/schemas/share-links.gen';
import { zProjectModule } from '@/api/generated/schemas/zProjectModule.gen';
import { modules } from './modules';
import { moduleScreens } from './navigation';

it('every module that a project can switch off has a screen', () => {
  const withScreen = new Set(moduleScreens.map(({ module }) => module));
  expect([...withScreen].sort()).toEqual(zProjectModule.options.toSorted());
});

const kinds = modules.flatMap((module) => Object.entries(module.kinds ?? {}));

it('one module tells what becomes stale by an event about a kind of record', () => {
  const followed = kinds.filter(([, { stale }]) => stale).map(([key]) => key);
  expect(followed.sort()).toEqual(zStreamRecordType.options.toSorted());
});

it('every part of the portal in the activity log has a label', () => {
  const labelled = [
    ...modules.flatMap(({ areas = {} }) => Object.keys(areas)),
    ...new Set(moduleScreens.map(({ module }) => module)),
  ];
  // The log calls the editor by its tag.
  expect(labelled.filter((area) => area !== 'editor').sort()).toEqual(
    zActivityModule.options.toSorted(),
  );
});

it('one module tells what a public link shows of each type of target', () => {
  const types = modules.flatMap(({ targets = {} }) => Object.keys(targets));
  expect(types.sort()).toEqual(zTargetType.options.toSorted());
});

it('no two modules tell of the same kind', () => {
  expect(kinds.map(([key]) => key)).toEqual([...new Set(kinds.map(([key]) => key))]);
});
