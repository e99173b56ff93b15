import { describe, expect, it } from 'vitest';
import { type Role, roles } from '../../../../tests/support/host/logs.ts';
import { at, type Schemas, Writers } from '../../../../tests/support/host/pages.ts';

const titles = (pages: readonly Schemas['Page'][]) => pages.map(({ title }) => title);

describe('the library', () => {
  it('lists the pages in the order of the tree', async () => {
    const writers = new Writers();
    const pages = await writers.pages();
    const seen = new Set<string | null>([null]);
    for (const page of pages) {
      expect(seen.has(page.parentId)).toBe(true);
      seen.add(page.id);
    }
    expect(titles(pages).slice(0, 4)).toEqual([
      'Site handbook',
      'Method statement: level 4 pour',
      'Tower crane over Harbor Street',
      'Limits in wind',
    ]);
  });

  it('keeps templates and the archive apart', async () => {
    const writers = new Writers();
    const all = [await writers.pages(), await writers.pages('?templates=true')];
    const archived = await writers.pages('?archived=true');
    expect(all[0]?.some(({ isTemplate }) => isTemplate)).toBe(false);
    expect(all[1]?.every(({ isTemplate }) => isTemplate)).toBe(true);
    expect(titles(archived)).toEqual(['Logistics in summer']);
  });

  it('finds words in titles and texts', async () => {
    const writers = new Writers();
    const [found, ...others] = await writers.pages('?q=joint%20roughened');
    expect(others).toEqual([]);
    expect(found?.excerpt).toContain('roughened');
    expect(await writers.pages('?q=no-such-word')).toEqual([]);
    expect((await writers.pages('?q=limits%20in%20wind'))[0]?.title).toBe('Limits in wind');
  });

  it('filters by kind and status', async () => {
    const writers = new Writers();
    const reports = await writers.pages('?kind=daily_report&status=completed');
    expect(reports.map(({ id }) => id)).toEqual(['pag_harbor-daily-1']);
  });

  it('notes favorites and what was opened for each person', async () => {
    const writers = new Writers();
    const json = { favorite: true, viewed: true };
    const { data } = await writers.send<Schemas['Page']>(
      'PUT',
      at('pag_harbor-wind', 'marks'),
      json,
    );
    expect(data).toMatchObject({ isFavorite: true, version: 1 });
    expect(data.viewedAt).not.toBeNull();
    const other = await writers.read(at('pag_harbor-wind'), 'superintendent');
    expect(other).toMatchObject({ isFavorite: false, viewedAt: null });
  });
});

describe('the tree', () => {
  it('moves a page and makes room for it', async () => {
    const writers = new Writers();
    const json = { version: 1, parentId: 'pag_harbor-site', position: 0 };
    const moved = await writers.send('PUT', at('pag_harbor-wind', 'position'), json);
    expect(moved.data).toMatchObject({ parentId: 'pag_harbor-site', position: 0, version: 2 });
    const inside = (await writers.pages()).filter(({ parentId }) => parentId === 'pag_harbor-site');
    expect(inside.map(({ position }) => position)).toEqual([0, 1, 2]);
  });

  it.each([
    ['into itself', 'pag_harbor-site'],
    ['into a page that is in it', 'pag_harbor-wind'],
    ['into the archive', 'pag_harbor-logistics'],
    ['into a page that does not exist', 'pag_none'],
  ])('moves no page %s', async (_, parentId) => {
    const writers = new Writers();
    const json = { version: 1, parentId, position: 0 };
    const { status, body } = await writers.send('PUT', at('pag_harbor-site', 'position'), json);
    expect([status, body.errors?.[0]?.pointer]).toEqual([422, '/parentId']);
  });

  it('has at most eight levels', async () => {
    const writers = new Writers();
    let parent = await writers.create();
    for (let depth = 0; depth < 8; depth++) parent = await writers.create({ parentId: parent.id });
    const json = { title: 'Too deep', kind: 'page', parentId: parent.id };
    const { status } = await writers.send('POST', '/projects/prj_harbor/pages', json);
    expect(status).toBe(422);
  });

  it('takes the pages in a page along to the archive, and deletes them for good', async () => {
    const writers = new Writers();
    const archive = { version: 1, archived: true };
    const gone = await writers.send(
      'PUT',
      at('pag_harbor-site', 'archive'),
      archive,
      'project_admin',
    );
    expect(gone.status).toBe(200);
    expect((await writers.read(at('pag_harbor-wind'))).archivedAt).not.toBeNull();
    const path = `${at('pag_harbor-site')}?version=2`;
    expect((await writers.send('DELETE', path, undefined, 'superintendent')).status).toBe(403);
    expect((await writers.send('DELETE', path, undefined, 'project_admin')).status).toBe(200);
    expect((await writers.send('GET', at('pag_harbor-wind'))).status).toBe(404);
    expect(writers.state.pageUpdates['pag_harbor-wind']).toBeUndefined();
  });

  it('leaves the pages in it to those who may archive and delete them, at the top', async () => {
    const writers = new Writers();
    const page = await writers.create({ title: 'Of Marcus' }, 'superintendent');
    const hidden = await writers.create({ title: 'Hidden', parentId: page.id });
    const inside = await writers.create({ title: 'Inside', parentId: hidden.id });
    for (const { id } of [hidden, inside]) {
      const sharing = { access: 'restricted', grants: [] };
      await writers.send('PATCH', at(id), { version: 1, sharing });
      expect((await writers.send('GET', at(id), undefined, 'superintendent')).status).toBe(404);
    }
    const archive = { version: 1, archived: true };
    await writers.send('PUT', at(page.id, 'archive'), archive, 'superintendent');
    expect(await writers.read(at(hidden.id))).toMatchObject({ archivedAt: null, parentId: null });
    expect(await writers.read(at(inside.id))).toMatchObject({ parentId: hidden.id });

    const stored = writers.state.pages[hidden.id];
    if (stored) writers.state.pages[hidden.id] = { ...stored, parentId: page.id };
    const deleted = `${at(page.id)}?version=2`;
    expect((await writers.send('DELETE', deleted, undefined, 'superintendent')).status).toBe(200);
    expect(await writers.read(at(hidden.id))).toMatchObject({ archivedAt: null, parentId: null });
  });

  it('puts a page at the top that comes back without its parent', async () => {
    const writers = new Writers();
    await writers.send('PUT', at('pag_harbor-site', 'archive'), { version: 1, archived: true });
    const { data } = await writers.send<Schemas['Page']>('PUT', at('pag_harbor-wind', 'archive'), {
      version: 2,
      archived: false,
    });
    expect(data).toMatchObject({ parentId: null, archivedAt: null });
  });

  it('deletes neither what is in use nor what is signed', async () => {
    const writers = new Writers();
    const path = `${at('pag_harbor-wind')}?version=1`;
    expect((await writers.send('DELETE', path, undefined, 'project_admin')).code).toBe(
      'WRONG_STATE',
    );
    const archive = { version: 3, archived: true };
    await writers.send('PUT', at('pag_harbor-daily-1', 'archive'), archive, 'project_admin');
    const signed = `${at('pag_harbor-daily-1')}?version=4`;
    const { code } = await writers.send('DELETE', signed, undefined, 'project_admin');
    expect(code).toBe('WRONG_STATE');
  });
});

describe('new pages', () => {
  it('have the text of a template', async () => {
    const writers = new Writers();
    const template = await writers.textOf('pag_harbor-tpl-daily');
    const made = await writers.create({
      ...{ kind: 'daily_report', templateId: 'pag_harbor-tpl-daily' },
      parentId: 'pag_harbor-daily',
    });
    expect(made).toMatchObject({ status: 'draft', kind: 'daily_report', date: '2026-11-21' });
    expect((await writers.textOf(made.id)).content).toEqual(template.content);
    // The sharing of the parent.
    expect(made.sharing.grants[0]).toMatchObject({ id: 'superintendent', level: 'edit' });
  });

  it('stays restricted with what it takes over from a restricted one', async () => {
    const writers = new Writers();
    const grants = [{ kind: 'person', id: 'usr_marcus', level: 'view' }];
    const sharing = { access: 'restricted', grants };
    await writers.send('PATCH', at('pag_harbor-tpl-minutes'), { version: 1, sharing });
    const { id } = await writers.create(
      { kind: 'minutes', templateId: 'pag_harbor-tpl-minutes' },
      'superintendent',
    );
    expect((await writers.read(at(id), 'superintendent')).sharing.access).toBe('restricted');
    expect((await writers.send('GET', at(id), undefined, 'design_reviewer')).status).toBe(404);
  });

  it('carry over crews without hours, and open points', async () => {
    const writers = new Writers();
    const report = await writers.create({ kind: 'daily_report', carryFrom: 'pag_harbor-daily-2' });
    const figures = await writers.read<Schemas['DailyReport']>(at(report.id, 'daily-report'));
    expect(
      figures.crews.map(({ companyId, workers, hours }) => [companyId, workers, hours]),
    ).toEqual([
      ['cmp_rainier', 14, 0],
      ['cmp_cascade', 4, 0],
      ['cmp_northline', 3, 0],
    ]);
    const meeting = await writers.create({ kind: 'minutes', carryFrom: 'pag_harbor-minutes-1' });
    const carried = await writers.read<Schemas['Minutes']>(at(meeting.id, 'minutes'));
    expect(carried.points.map(({ id, state }) => [id, state])).toEqual([
      ['p-sequence', 'open'],
      ['p-sleeve', 'open'],
    ]);
    expect(carried.points[0]).toMatchObject({ sincePageId: 'pag_harbor-minutes-1' });
    expect(carried.previousPageId).toBe('pag_harbor-minutes-1');
  });

  it.each([
    ['/carryFrom', { kind: 'daily_report', carryFrom: 'pag_harbor-minutes-1' }],
    ['/templateId', { kind: 'page', templateId: 'pag_harbor-tpl-daily' }],
    ['/date', { kind: 'page', date: '2026-11-20' }],
    [
      '/sharing/grants/0/id',
      {
        kind: 'page',
        sharing: { access: 'project', grants: [{ kind: 'person', id: 'usr_none', level: 'view' }] },
      },
    ],
  ])('are refused with a wrong %s', async (pointer, json) => {
    const writers = new Writers();
    const { status, body } = await writers.send('POST', '/projects/prj_harbor/pages', {
      title: 'Wrong',
      ...json,
    });
    expect([status, body.errors?.[0]?.pointer]).toEqual([422, pointer]);
  });
});

describe('who sees and writes', () => {
  it.each(roles)('%s sees drafts and restricted pages only as the table says', async (role) => {
    const writers = new Writers();
    const ids = new Set((await writers.pages('', role)).map(({ id }) => id));
    const inside: Role[] = ['account_admin', 'project_admin', 'project_manager'];
    const team: Role[] = [...inside, 'superintendent', 'design_reviewer'];
    expect(ids.has('pag_harbor-daily-3')).toBe(team.includes(role));
    expect(ids.has('pag_harbor-claim')).toBe(inside.includes(role));
    expect(ids.has('pag_harbor-method')).toBe(true);
  });

  it('follows the grants of the page', async () => {
    const writers = new Writers();
    const page = await writers.create({ title: 'For two' });
    const sharing = {
      access: 'restricted',
      grants: [
        { kind: 'person', id: 'usr_marcus', level: 'edit' },
        { kind: 'company', id: 'cmp_cascade', level: 'comment' },
        { kind: 'role', id: 'owner', level: 'view' },
      ],
    };
    const { data } = await writers.send<Schemas['Page']>('PATCH', at(page.id), {
      version: 1,
      sharing,
    });
    expect(data.sharing.grants.map(({ name }) => name)).toEqual([
      'Marcus Reed',
      'Cascade Mechanical',
      'Owner',
    ]);
    const actions = async (role: Role) =>
      (await writers.send<Schemas['Page']>('GET', at(page.id), undefined, role)).data
        ?.permittedActions ?? 'hidden';
    expect(await actions('superintendent')).toEqual(['edit', 'comment', 'sign']);
    expect(await actions('subcontractor')).toEqual(['comment']);
    expect(await actions('owner')).toEqual([]);
    expect(await actions('design_reviewer')).toBe('hidden');
    expect(await actions('project_admin')).toContain('manage');
  });

  it('takes the version that the caller has read', async () => {
    const writers = new Writers();
    const page = await writers.create();
    await writers.send('PATCH', at(page.id), { version: 1, status: 'active' });
    const { code, body } = await writers.send('PATCH', at(page.id), { version: 1, title: 'Late' });
    expect([code, body.currentVersion]).toEqual(['STALE_VERSION', 2]);
  });
});
