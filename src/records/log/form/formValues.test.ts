import { describe, expect, it } from 'vitest';
import { changesOf } from './formValues';

const before = { title: 'Door', dueDate: '2026-11-21', assigneeIds: ['usr_ana'] };

describe('the request of an edit', () => {
  it('has the changed fields only', () => {
    expect(changesOf(before, { ...before, title: 'Gate' }, [])).toEqual({ title: 'Gate' });
  });

  it('compares lists by their content', () => {
    const same = { ...before, assigneeIds: ['usr_ana'] };
    expect(changesOf(before, same, [])).toEqual({});
  });

  it('names an emptied field under clear', () => {
    const emptied = { ...before, dueDate: undefined };
    expect(changesOf(before, emptied, ['dueDate'])).toEqual({ clear: ['dueDate'] });
  });

  it('leaves out an emptied field that the contract cannot empty', () => {
    expect(changesOf(before, { ...before, title: undefined }, ['dueDate'])).toEqual({});
  });
});
