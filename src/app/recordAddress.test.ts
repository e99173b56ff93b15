import { expect, test } from 'vitest';
import { recordAddress, recordAt } from '@/shared/modules/recordAddress';
import './modules';

test.each([
  ['rfi', 'rfi_1'],
  ['sheet', 'sht a/1'],
  ['plan_set', 'set_1'],
  ['photo', 'pho_1'],
  ['invoice', 'inv_1'],
  ['change_order', 'cor_1'],
  ['model', 'mdl_1'],
  ['message_thread', 'thr_1'],
])('the address of a %s leads back to it', (type, id) => {
  const address = new URL(
    recordAddress({ type, id }, { project: 'prj_harbor' }) ?? '',
    'http://localhost',
  );
  expect(recordAt(address.pathname, address.searchParams)).toEqual({ type, id });
});

test.each(['/dashboard/rfis', '/dashboard/budget?tab=invoices', '/dashboard', '/'])(
  'no record is at %s',
  (path) => {
    const { pathname, searchParams } = new URL(path, 'http://localhost');
    expect(recordAt(pathname, searchParams)).toBeNull();
  },
);
