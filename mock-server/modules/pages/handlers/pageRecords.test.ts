import { describe, expect, it } from 'vitest';
import {
  at,
  paragraph,
  type Schemas,
  updateWith,
  Writers,
} from '../../../../tests/support/host/pages.ts';

type Report = Schemas['DailyReport'];
type Minutes = Schemas['Minutes'];

const crew = (companyId: string, workers: number, hours: number) => ({
  ...{ companyId, workers, hours, trade: '', note: '' },
});

describe('the daily report', () => {
  it('adds up crews, equipment and delays', async () => {
    const writers = new Writers();
    const path = at('pag_harbor-daily-2', 'daily-report');
    const crews = [
      crew('cmp_rainier', 3, 24.1),
      crew('cmp_rainier', 2, 16.2),
      crew('cmp_cascade', 1, 8),
    ];
    const delays = [{ cause: 'weather', hours: 1.5, description: 'Wind.' }];
    const { status, data } = await writers.send<Report>('PATCH', path, {
      version: 4,
      crews,
      delays,
    });
    expect(status).toBe(200);
    expect(data.totals).toEqual({ workers: 6, hours: 48.3, equipmentHours: 9, delayHours: 1.5 });
    expect(data.companies).toEqual([
      { id: 'cmp_cascade', name: 'Cascade Mechanical', workers: 1, hours: 8 },
      { id: 'cmp_rainier', name: 'Rainier Concrete', workers: 5, hours: 40.3 },
    ]);
    // What was absent stays.
    expect(data.safety).toHaveLength(1);
    expect(data.version).toBe(5);
    expect((await writers.read(at('pag_harbor-daily-2'))).version).toBe(2);
  });

  it('knows the last weather', async () => {
    const writers = new Writers();
    const report = await writers.read<Report>(at('pag_harbor-daily-3', 'daily-report'));
    expect(report.weather).toBeNull();
    expect(report.lastWeather).toMatchObject({ date: '2026-11-19', weather: { windKph: 22 } });
  });

  it.each([
    ['/crews/0/companyId', { crews: [crew('cmp_keystone', 1, 8)] }],
    ['/photoIds/0', { photoIds: ['pht_none'] }],
    [
      '/weather/lowC',
      { weather: { sky: 'clear', lowC: 9, highC: 3, windKph: 0, rainMm: 0, note: '' } },
    ],
  ])('is refused with a wrong %s', async (pointer, json) => {
    const writers = new Writers();
    const path = at('pag_harbor-daily-2', 'daily-report');
    const { status, body } = await writers.send('PATCH', path, { version: 4, ...json });
    expect([status, body.errors?.[0]?.pointer]).toEqual([422, pointer]);
  });

  it('of another kind of page does not exist', async () => {
    const writers = new Writers();
    expect((await writers.send('GET', at('pag_harbor-site', 'daily-report'))).status).toBe(404);
    expect((await writers.send('GET', at('pag_harbor-daily-1', 'minutes'))).status).toBe(404);
  });

  it('is added up by the week', async () => {
    const writers = new Writers();
    const week = await writers.read<Schemas['WeeklySummary']>(
      '/projects/prj_harbor/weekly-summary?from=2026-11-16',
    );
    expect([week.from, week.to]).toEqual(['2026-11-16', '2026-11-22']);
    // The draft of the 20th does not count.
    const days = week.days.filter(({ pageIds }) => pageIds.length > 0);
    expect(days.map(({ date, signed, hours }) => [date, signed, hours])).toEqual([
      ['2026-11-18', true, 144],
      ['2026-11-19', false, 162],
    ]);
    const rainier = week.companies.find(({ id }) => id === 'cmp_rainier');
    expect(rainier).toMatchObject({ days: 2, workerDays: 26, hours: 208 });
    expect(week.totals.hours).toBe(306);
    expect(week.safetyCount).toBe(1);
  });
});

describe('a signature', () => {
  const sign = async (writers: Writers, id: string, role?: Parameters<Writers['send']>[3]) => {
    const { version } = await writers.read(at(id));
    const { seq } = await writers.textOf(id);
    const json = { version, seq, name: 'Ana Torres' };
    return writers.send<Schemas['Page']>('POST', at(id, 'signature'), json, role);
  };

  it('completes the page, with a hash that depends on text and figures', async () => {
    const writers = new Writers();
    const { data } = await sign(writers, 'pag_harbor-daily-2');
    expect(data).toMatchObject({ status: 'completed', signature: { name: 'Ana Torres' } });
    const other = new Writers();
    const path = at('pag_harbor-daily-2', 'daily-report');
    await other.send('PATCH', path, { version: 4, delays: [] });
    await other.send('PATCH', path, { version: 5, photoIds: [] });
    expect((await sign(other, 'pag_harbor-daily-2')).data.signature?.hash).toBe(
      data.signature?.hash,
    );
    const third = new Writers();
    await third.send('PATCH', path, { version: 4, equipment: [] });
    expect((await sign(third, 'pag_harbor-daily-2')).data.signature?.hash).not.toBe(
      data.signature?.hash,
    );
  });

  it('is for what the signer has read', async () => {
    const writers = new Writers();
    const json = { clientId: 'tab_12345678', updates: [updateWith(paragraph('Late news'))] };
    await writers.send('POST', at('pag_harbor-daily-2', 'updates'), json);
    const early = { version: 1, seq: 1, name: 'Ana Torres' };
    const { code } = await writers.send('POST', at('pag_harbor-daily-2', 'signature'), early);
    expect(code).toBe('STALE_VERSION');
  });

  it('refuses each change of what is signed', async () => {
    const writers = new Writers();
    const id = 'pag_harbor-daily-1';
    const before = writers.state.pages[id];
    const mark = { anchor: 'anchor-12', quote: '', body: 'Hm.' };
    const attempts: [method: string, part: string, json: object][] = [
      ['PATCH', '', { version: 3, title: 'Other' }],
      ['PATCH', '', { version: 3, status: 'active' }],
      ['PATCH', '', { version: 3, date: '2026-11-01' }],
      ['PATCH', 'daily-report', { version: 6, delays: [] }],
      ['POST', 'updates', { clientId: 'tab_12345678', updates: [updateWith(paragraph('x'))] }],
      ['POST', 'comment-threads', mark],
      ['POST', 'versions', { name: 'After' }],
      ['POST', 'versions/1/restore', {}],
      ['POST', 'signature', { version: 3, seq: 1, name: 'Again' }],
    ];
    for (const [method, part, json] of attempts) {
      const { code } = await writers.send(method, at(id, part), json, 'project_admin');
      expect([method, part, code]).toEqual([method, part, 'PAGE_LOCKED']);
    }
    expect(writers.state.pages[id]).toEqual(before);
    expect((await writers.read(at(id))).permittedActions).not.toContain('edit');
    // Who sees it can still be said.
    const sharing = { access: 'project', grants: [] };
    expect((await writers.send('PATCH', at(id), { version: 3, sharing })).status).toBe(200);
  });

  it('is countersigned once, by somebody else', async () => {
    const writers = new Writers();
    const path = at('pag_harbor-daily-2', 'countersignature');
    const json = { version: 2, name: 'Second' };
    expect((await writers.send('POST', path, { version: 1, name: 'Second' })).code).toBe(
      'WRONG_STATE',
    );
    await sign(writers, 'pag_harbor-daily-2');
    expect((await writers.send('POST', path, json)).code).toBe('WRONG_STATE');
    expect((await writers.send('POST', path, json, 'superintendent')).code).toBe('FORBIDDEN');
    const { data } = await writers.send<Schemas['Page']>('POST', path, json, 'project_admin');
    expect(data.countersignature).toMatchObject({ name: 'Second', hash: data.signature?.hash });
    const again = await writers.send('POST', path, { version: 3, name: 'Third' }, 'account_admin');
    expect(again.code).toBe('WRONG_STATE');
  });

  it('is not for templates, and not for everybody', async () => {
    const writers = new Writers();
    expect((await sign(writers, 'pag_harbor-tpl-daily')).code).toBe('WRONG_STATE');
    expect((await sign(writers, 'pag_harbor-daily-2', 'design_reviewer')).code).toBe('FORBIDDEN');
    expect((await sign(writers, 'pag_harbor-daily-2', 'superintendent')).status).toBe(200);
  });
});

describe('the minutes', () => {
  const path = at('pag_harbor-minutes-2', 'minutes');

  it('keep the meeting that a point comes from', async () => {
    const writers = new Writers();
    const { points } = await writers.read<Minutes>(path);
    const inputs = points.map(({ sincePageId: _, sinceDate: __, ...point }) => point);
    const added = { id: 'p-new', text: 'New', assigneeId: null, dueDate: null, state: 'open' };
    const { data } = await writers.send<Minutes>('PATCH', path, {
      version: 3,
      points: [...inputs, added],
    });
    expect(data.points.map(({ id, sincePageId }) => [id, sincePageId])).toEqual([
      ['p-sequence', 'pag_harbor-minutes-1'],
      ['p-sleeve', 'pag_harbor-minutes-1'],
      ['p-shaft', 'pag_harbor-minutes-2'],
      ['p-new', 'pag_harbor-minutes-2'],
    ]);
    expect(data.points[0]?.sinceDate).toBe('2026-11-12');
  });

  it.each([
    ['/attendees/0/userId', { attendees: [{ userId: 'usr_none', present: true }] }],
    [
      '/attendees/1/userId',
      {
        attendees: [
          { userId: 'usr_ana', present: true },
          { userId: 'usr_ana', present: false },
        ],
      },
    ],
    [
      '/agenda/1/id',
      {
        agenda: [
          { id: 'a', text: 'One' },
          { id: 'a', text: 'Two' },
        ],
      },
    ],
    [
      '/points/0/assigneeId',
      { points: [{ id: 'p', text: 'x', assigneeId: 'usr_none', dueDate: null, state: 'open' }] },
    ],
  ])('are refused with a wrong %s', async (pointer, json) => {
    const writers = new Writers();
    const { status, body } = await writers.send('PATCH', path, { version: 3, ...json });
    expect([status, body.errors?.[0]?.pointer]).toEqual([422, pointer]);
  });

  it('go out by email', async () => {
    const writers = new Writers();
    const json = { userIds: ['usr_marcus', 'usr_lena'], message: 'Your points, please.' };
    const sent = await writers.send('POST', at('pag_harbor-minutes-2', 'distribution'), json);
    expect(sent.status).toBe(201);
    const emails = writers.state.outbox.slice(-2);
    expect(emails.map(({ to }) => to)).toEqual([
      'marcus.reed@example.com',
      'lena.hoffmann@example.com',
    ]);
    expect(emails[0]?.text).toContain('Your points, please.');
    expect(emails[0]?.text).toContain('Keep the shaft of level 4 free');
    expect((await writers.read(at('pag_harbor-minutes-2'))).distributedAt).not.toBeNull();
  });

  it('go only to those who may see them', async () => {
    const writers = new Writers();
    const json = { userIds: ['usr_diego'] };
    const { status } = await writers.send('POST', at('pag_harbor-claim', 'distribution'), json);
    expect(status).toBe(422);
  });
});
