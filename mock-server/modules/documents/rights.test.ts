import { describe, expect, it, test } from 'vitest';
import { fileIn, folderIn, memberWith, stateOf } from '../../../tests/support/host/documents.ts';
import { limitedTo } from '../../core/permissions/roles.ts';
import type { ProjectRole } from '../../core/state/model.ts';
import { documentActions } from './actions.ts';
import { accessIn, type Level, levelOfRole, reaches, seesDocument } from './rights.ts';

const LEVELS: readonly Level[] = ['view', 'download', 'upload', 'edit', 'manage'];

test.each<[ProjectRole, Level]>([
  ['project_admin', 'manage'],
  ['project_manager', 'manage'],
  ['superintendent', 'upload'],
  ['design_reviewer', 'upload'],
  ['subcontractor', 'download'],
  ['owner', 'download'],
  ['viewer', 'download'],
])('without a list, the role %s gives %s', (role, level) => {
  expect(levelOfRole(role)).toBe(level);
});

test.each<[owner: ProjectRole, token: ProjectRole, named: string, Level | null]>([
  ['project_manager', 'viewer', 'viewer', null],
  ['superintendent', 'viewer', 'superintendent', 'download'],
  ['superintendent', 'superintendent', 'superintendent', 'manage'],
])('a program of a %s with the role %s, in a private folder of the role %s: %s', (...row) => {
  const [owner, token, named, level] = row;
  const { membership } = memberWith(owner);
  const entry = { kind: 'role', id: named, level: 'manage' } as const;
  const folder = folderIn(null, { isPrivate: true, entries: [entry] });
  const who = { ...membership, role: limitedTo(token, owner) };
  expect(accessIn(stateOf([folder]), who, folder.id).level).toBe(level);
});

describe('a level in a folder gives these actions', () => {
  it.each<[Level, string[], string[], string[]]>([
    ['view', [], [], []],
    ['download', ['download'], ['download'], ['download']],
    ['upload', ['download', 'create'], ['download'], ['download', 'update', 'delete']],
    [
      'edit',
      ['download', 'create', 'update'],
      ['download', 'update'],
      ['download', 'update', 'delete'],
    ],
    [
      'manage',
      ['download', 'create', 'update', 'delete', 'manage'],
      ['download', 'update', 'delete', 'manage'],
      ['download', 'update', 'delete', 'manage'],
    ],
  ])('%s: %j, with a file of another person %j, with an own one %j', (level, ...expected) => {
    const member = memberWith('subcontractor');
    const folder = folderIn(null, { entries: [{ kind: 'person', id: 'usr_me', level }] });
    const other = fileIn(folder, { createdById: 'usr_other' });
    const ownFile = fileIn(folder, { createdById: 'usr_me' });
    const state = stateOf([folder, other, ownFile]);
    // What is in the folder is of others, who may not be overruled.
    const only = stateOf([folder]);
    expect([
      documentActions(only, member, folder),
      documentActions(state, member, other),
      documentActions(state, member, ownFile),
    ]).toEqual(expected);
  });

  it.each<ProjectRole>(['superintendent', 'design_reviewer', 'subcontractor', 'owner', 'viewer'])(
    'which may be less than the role %s gives',
    (role) => {
      const folder = folderIn(null, { entries: [{ kind: 'role', id: role, level: 'view' }] });
      expect(documentActions(stateOf([folder]), memberWith(role), folder)).toEqual([]);
    },
  );

  it.each<ProjectRole>(['project_admin', 'project_manager'])(
    'but the role %s manages every folder',
    (role) => {
      const folder = folderIn(null, {
        isPrivate: true,
        entries: [{ kind: 'role', id: role, level: 'view' }],
      });
      expect(documentActions(stateOf([folder]), memberWith(role), folder)).toContain('manage');
    },
  );
});

describe('in a closed project', () => {
  it('a folder can only be downloaded', () => {
    const member = memberWith('superintendent', 'closed');
    const folder = folderIn(null, { entries: [{ kind: 'person', id: 'usr_me', level: 'manage' }] });
    expect(documentActions(stateOf([folder]), member, folder)).toEqual(['download']);
  });
});

describe('the access list that counts', () => {
  const entry = (kind: 'role' | 'company' | 'person', level: Level) =>
    ({
      kind,
      id: { role: 'subcontractor', company: 'cmp_me', person: 'usr_me' }[kind],
      level,
    }) as const;
  const inherit = (id: string, isPrivate = false) => ({ id, isPrivate });

  it.each([
    ['nothing', [], [], 'download'],
    ['the role', [entry('role', 'view')], [], 'view'],
    ['the company before the role', [entry('role', 'edit'), entry('company', 'view')], [], 'view'],
    [
      'the person before the company',
      [entry('company', 'view'), entry('person', 'upload')],
      [],
      'upload',
    ],
    ['the nearest folder', [entry('person', 'manage')], [entry('role', 'view')], 'view'],
    ['the folder above', [entry('company', 'edit')], [], 'edit'],
  ] as const)('%s', (_, above, below, level) => {
    const top = folderIn(null, { ...inherit('top'), entries: above });
    const inside = folderIn(top, { ...inherit('inside'), entries: below });
    const state = stateOf([top, inside]);
    expect(accessIn(state, memberWith('subcontractor').membership, 'inside').level).toBe(level);
  });

  it('ends at a private folder', () => {
    const top = folderIn(null, { ...inherit('top'), entries: [entry('person', 'manage')] });
    const hidden = folderIn(top, inherit('hidden', true));
    const state = stateOf([top, hidden]);
    const { membership } = memberWith('subcontractor');
    expect(accessIn(state, membership, 'hidden').level).toBeNull();
    expect(seesDocument(state, membership, hidden)).toBe(false);
    expect(seesDocument(state, membership, fileIn(hidden))).toBe(false);
  });

  it('shows the way to what it opens in a hidden folder', () => {
    const hidden = folderIn(null, inherit('hidden', true));
    const open = folderIn(hidden, { ...inherit('open'), entries: [entry('company', 'view')] });
    const other = fileIn(hidden);
    const state = stateOf([hidden, open, other]);
    const { membership } = memberWith('subcontractor');
    expect(
      [hidden, open, other].map((document) => seesDocument(state, membership, document)),
    ).toEqual([true, true, false]);
    expect(documentActions(state, memberWith('subcontractor'), hidden)).toEqual([]);
  });
});

test.each(
  LEVELS.flatMap((level, i) => LEVELS.map((wanted, j) => [level, wanted, i >= j] as const)),
)('whether %s reaches %s: %s', (level, wanted, expected) => {
  expect(reaches(level, wanted)).toBe(expected);
  expect(reaches(null, wanted)).toBe(false);
});
