import { expect, test } from 'vitest';
import { Office, type Schemas } from '../../../../tests/support/host/budget.ts';

type CostCode = Schemas['CostCode'];

async function codeOf(office: Office, code: string): Promise<CostCode> {
  const found = (await office.read<CostCode[]>('budget/cost-codes')).find(
    (row) => row.code === code,
  );
  if (!found) throw new Error(`There is no code ${code}.`);
  return found;
}

const change = (office: Office, { id, version }: CostCode, changes: object) =>
  office.send<CostCode>('PATCH', `budget/cost-codes/${id}`, { version, ...changes });

test('a code that is changed takes its lines along, and is archived without them', async () => {
  const office = new Office();
  const [line] = await office.lines();
  if (!line) throw new Error('The budget has no lines.');
  const json = { code: line.code, title: 'First' };
  const own = (await office.send<CostCode>('POST', 'budget/cost-codes', json)).data;
  const before = await office.lines();
  const own2 = (await change(office, own, { code: 'ZZ 100', title: 'Second' })).data;
  expect(own2).toMatchObject({ code: 'ZZ 100', title: 'Second', version: 2 });
  const after = await office.lines();
  for (const { id, code, version } of before) {
    const now = after.find((other) => other.id === id);
    const isOne = code === line.code;
    expect(now).toMatchObject({
      code: isOne ? 'ZZ 100' : code,
      version: isOne ? version + 1 : version,
    });
  }
  const archived = (await change(office, own2, { isArchived: true })).data;
  expect(archived).toMatchObject({ isArchived: true, permittedActions: ['update'] });
  expect(archived.lineCount).toBe(before.filter(({ code }) => code === line.code).length);
  expect((await change(office, own2, { title: 'Late' })).body.code).toBe('STALE_VERSION');
});

test('a code that would make two lines the same is refused, and changes nothing', async () => {
  const office = new Office();
  const lines = await office.lines();
  const [line] = lines;
  const other = lines.find(
    ({ code, costType }) => code !== line?.code && costType === line?.costType,
  );
  if (!line || !other) throw new Error('The budget has no two lines of a type.');
  const json = { code: line.code, title: 'First' };
  const own = (await office.send<CostCode>('POST', 'budget/cost-codes', json)).data;
  expect((await change(office, own, { code: other.code })).body.code).toBe('NAME_TAKEN');
  expect((await change(office, own, { code: '03' })).body.code).toBe('NAME_TAKEN');
  expect(await office.lines()).toEqual(lines);
  const division = await codeOf(office, '03');
  expect((await change(office, division, { title: 'Else' })).body.code).toBe('WRONG_STATE');
});

test('an import adds codes, gives others a title, and names what is wrong', async () => {
  const office = new Office();
  const rows = [
    { code: '03 35 43', title: 'Polished floors' },
    { code: 'GC 100', title: 'Owner-furnished items' },
    { code: '09 91 00', title: 'Painting' },
    { code: '09 91 00', title: 'Painting again' },
    { code: '03', title: 'Concrete' },
    { code: '!', title: '' },
  ];
  const run = (mode: string) =>
    office.send<Schemas['CostCodeImportResult']['data']>('POST', 'budget/cost-codes/import', {
      mode,
      rows,
    });
  const preview = (await run('preview')).data;
  expect(preview).toMatchObject({ createCount: 1, updateCount: 1, skipCount: 1, faultCount: 3 });
  expect(preview.rows.flatMap(({ faults }) => faults.map((f) => `${f.pointer} ${f.code}`))).toEqual(
    [
      '/rows/3/code unique',
      '/rows/4/code division',
      '/rows/5/code pattern',
      '/rows/5/title required',
    ],
  );
  expect((await run('all')).data.isImported).toBe(false);
  expect((await codeOf(office, '03 35 43')).title).toBe('Polished concrete finishing');
  expect((await run('valid')).data.isImported).toBe(true);
  expect((await codeOf(office, '03 35 43')).title).toBe('Polished floors');
  expect((await codeOf(office, '09 91 00')).title).toBe('Painting');
});
