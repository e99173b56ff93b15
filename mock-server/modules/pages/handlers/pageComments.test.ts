import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { form } from '../../../../tests/support/host/mock.ts';
import {
  at,
  mock,
  paragraph,
  type Schemas,
  updateWith,
  Writers,
} from '../../../../tests/support/host/pages.ts';
import { withMetadata } from '../../../converter/pictures/exifWriter.ts';
import { samplePicture } from '../../../demo/pictures/index.ts';

type Thread = Schemas['PageThread'];

const METHOD = 'pag_harbor-method';

const start = (writers: Writers, json: object = {}, role?: Parameters<Writers['send']>[3]) =>
  writers.send<Thread>(
    'POST',
    at(METHOD, 'comment-threads'),
    { anchor: 'anchor-12', quote: 'Slump test', body: 'Who tests?', ...json },
    role,
  );

const marksOf = (node: Schemas['PageNode']): string[] => [
  ...(node.marks ?? []).map(({ attrs }) => String(attrs?.threadId)),
  ...(node.content ?? []).flatMap(marksOf),
];

describe('comments', () => {
  it('are answered, resolved and opened again', async () => {
    const writers = new Writers();
    const { data: thread } = await start(writers);
    const path = at(METHOD, `comment-threads/${thread.id}`);
    const resolved = await writers.send<Thread>('PATCH', path, { resolved: true });
    expect(resolved.data.resolvedBy?.name).toBe('Ana Torres');
    expect((await writers.read(at(METHOD))).openThreadCount).toBe(1);
    const json = { body: 'Rainier does.' };
    const answered = await writers.send<Thread>('POST', `${path}/comments`, json, 'superintendent');
    expect(answered.data).toMatchObject({ resolvedAt: null });
    expect(answered.data.comments.map(({ body }) => body)).toEqual(['Who tests?', 'Rainier does.']);
  });

  it('put their mark in the text for those who do not write', async () => {
    const writers = new Writers();
    const sharing = {
      access: 'project',
      grants: [{ kind: 'company', id: 'cmp_cascade', level: 'comment' }],
    };
    await writers.send('PATCH', at(METHOD), { version: 1, sharing });
    const before = await writers.textOf(METHOD);
    await start(writers, {}, 'subcontractor');
    const { content, seq } = await writers.textOf(METHOD);
    expect(seq).toBe(before.seq + 1);
    expect(content && marksOf(content)).toContain('anchor-12');
    await start(writers, { anchor: 'anchor-13', quote: 'not in the text' }, 'subcontractor');
    expect((await writers.textOf(METHOD)).seq).toBe(seq);
    expect((await start(writers, { anchor: 'anchor-14' }, 'viewer')).code).toBe('FORBIDDEN');
  });

  it('are changed by their authors, and deleted by them or an administrator', async () => {
    const writers = new Writers();
    const { data: thread } = await start(writers);
    const url = at(METHOD, `comment-threads/${thread.id}/comments/${thread.comments[0]?.id}`);
    const edited = await writers.send<Thread>('PATCH', url, { body: 'Who tests it?' });
    expect(edited.data.comments[0]).toMatchObject({ body: 'Who tests it?' });
    expect(edited.data.comments[0]?.editedAt).not.toBeNull();
    const other = await writers.send('PATCH', url, { body: 'No.' }, 'superintendent');
    expect(other.code).toBe('FORBIDDEN');
    expect((await writers.send('DELETE', url, undefined, 'superintendent')).code).toBe('FORBIDDEN');
    expect((await writers.send('DELETE', url, undefined, 'project_admin')).status).toBe(200);
    const threads = await writers.read<Thread[]>(at(METHOD, 'comment-threads'));
    expect(threads.map(({ id }) => id)).toEqual(['pth_harbor-1']);
  });

  it('tell those whom they mention', async () => {
    const writers = new Writers();
    await start(writers, { mentions: ['usr_marcus'] });
    const { body } = await (await writers.as('superintendent')).json<{
      data: { kind: string; record: { type: string; id: string } }[];
    }>('GET', '/notifications');
    const url = body.data.find(({ record }) => record.id === METHOD);
    expect(url).toMatchObject({ kind: 'mention', record: { type: 'page' } });
  });

  it.each([
    ['/anchor', { anchor: 'thr_5b2f9c1a' }],
    ['/mentions/0', { mentions: ['usr_none'] }],
  ])('are refused with a wrong %s', async (pointer, json) => {
    const { status, body } = await start(new Writers(), json);
    expect([status, body.errors?.[0]?.pointer]).toEqual([422, pointer]);
  });
});

describe('files', () => {
  it('belong to the page and to those who see it', async () => {
    const writers = new Writers();
    const client = await writers.as('project_manager');
    const file = new File(['%PDF-1.4 test'], 'plan.pdf', { type: 'application/pdf' });
    const response = await client.call('POST', at('pag_harbor-claim', 'files'), {
      body: form({ file }),
    });
    expect(response.status).toBe(201);
    const [kept] = await writers.read<Schemas['Attachment'][]>(at('pag_harbor-claim', 'files'));
    expect(kept).toMatchObject({ fileName: 'plan.pdf', mime: 'application/pdf' });
    const bytes = await client.call('GET', kept?.url ?? '');
    expect(await bytes.text()).toBe('%PDF-1.4 test');
    expect(
      (await writers.send('GET', at('pag_harbor-claim', 'files'), undefined, 'owner')).status,
    ).toBe(404);
  });

  it('are copied with a template, and gone with the page', async () => {
    const writers = new Writers();
    const client = await writers.as('project_manager');
    const file = new File(['text'], 'list.txt', { type: 'text/plain' });
    await client.call('POST', at('pag_harbor-tpl-minutes', 'files'), { body: form({ file }) });
    const made = await writers.create({ kind: 'minutes', templateId: 'pag_harbor-tpl-minutes' });
    const [copy] = await writers.read<Schemas['Attachment'][]>(at(made.id, 'files'));
    expect(copy?.fileName).toBe('list.txt');
    const uploads = () =>
      Object.values(writers.state.files).filter(({ fileName }) => fileName === 'list.txt');
    expect(uploads()).toHaveLength(2);
    await writers.send('PUT', at(made.id, 'archive'), { version: 1, archived: true });
    const path = `${at(made.id)}?version=2`;
    expect((await writers.send('DELETE', path)).status).toBe(200);
    expect(uploads()).toHaveLength(1);
  });
});

describe('a public link', () => {
  /** A page that visitors may see, with pictures and files. */
  async function shared(allowDownload: boolean) {
    const writers = new Writers();
    const client = await writers.as('project_manager');
    const camera = { lat: 47.6, lng: -122.3, make: 'Pixel' };
    const photo = withMetadata(await samplePicture('photos/cam-10-small'), camera);
    const add = async (name: string, data: Buffer) => {
      const body = new FormData();
      body.set('file', new File([new Uint8Array(data)], name));
      const added = await client.call('POST', at(METHOD, 'files'), { body });
      return ((await added.json()) as { data: Schemas['Attachment'] }).data.id;
    };
    const ids = {
      picture: await add('place.jpg', photo),
      list: await add('list.txt', Buffer.from('Bars')),
      // A picture with another name is a picture.
      disguised: await add('place.txt', photo),
      unplaced: await add('unplaced.jpg', photo),
    };
    const place = (node: string, fileId: string) => {
      const element = new Y.XmlElement(node);
      element.setAttribute('fileId', fileId);
      return updateWith(element);
    };
    const updates = [
      place('image', ids.picture),
      place('file', ids.list),
      place('file', ids.disguised),
    ];
    await writers.send('POST', at(METHOD, 'updates'), { clientId: 'tab_12345678', updates });
    const link = await client.json<{ token: string }>('POST', '/projects/prj_harbor/share-links', {
      json: { label: 'City', targets: [{ type: 'page', id: METHOD }], allowDownload },
    });
    expect(link.status).toBe(201);
    const visit = await client.json<{ data: { visitToken: string } }>('POST', '/public/link/open', {
      json: { token: link.body.token },
    });
    const headers = { authorization: `Bearer ${visit.body.data?.visitToken}` };
    const read = async () => {
      const { status, body } = await client.json<{ data: Schemas['PublicPage'] }>(
        'GET',
        `/public/pages/${METHOD}`,
        { headers },
      );
      expect(status).toBe(200);
      return body.data;
    };
    return { writers, client, headers, ids, read };
  }

  it('shows the text, and nothing of people', async () => {
    const { client, headers, read, writers } = await shared(false);
    const task = new Y.XmlElement('taskItem');
    task.setAttribute('assigneeId', 'usr_grace');
    task.setAttribute('assigneeName', 'Grace Lindqvist');
    task.setAttribute('checked', true as unknown as string);
    task.insert(0, [paragraph('Call the city')]);
    const list = new Y.XmlElement('taskList');
    list.insert(0, [task]);
    const updates = [updateWith(list)];
    await writers.send('POST', at(METHOD, 'updates'), { clientId: 'tab_12345678', updates });
    const page = await read();
    expect(page).toMatchObject({ title: 'Method statement: level 4 pour', kind: 'page' });
    expect(marksOf(page.content)).not.toContain('thr_5b2f9c1a');
    expect(JSON.stringify(page)).not.toMatch(/usr_|assignee/);
    expect(JSON.stringify(page)).toContain('"attrs":{"checked":true}');
    const hidden = await client.call('GET', '/public/pages/pag_harbor-site', { headers });
    expect(hidden.status).toBe(404);
  });

  it('gives the pictures of the text without their place, and files only for download', async () => {
    for (const allowDownload of [false, true]) {
      const { ids, read } = await shared(allowDownload);
      const { files } = await read();
      const shown = Object.fromEntries(files.map(({ id, url }) => [id, url !== null]));
      expect(shown).toEqual({
        [ids.picture]: true,
        [ids.list]: allowDownload,
        [ids.disguised]: allowDownload,
      });
      for (const { url } of files) {
        if (url === null) continue;
        const bytes = Buffer.from(await (await mock.fetch(new Request(url))).arrayBuffer());
        expect(bytes.includes('Pixel')).toBe(false);
        const other = url.replace(/[^/]+$/, ids.unplaced);
        expect((await mock.fetch(new Request(other))).status).toBe(404);
        const file = url.replace(/[^/]+$/, ids.list);
        expect((await mock.fetch(new Request(file))).status).toBe(allowDownload ? 200 : 404);
      }
    }
  });
});
