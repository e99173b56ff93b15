import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import type { Role } from '../../../../tests/support/host/logs.ts';
import {
  at,
  clock,
  mock,
  paragraph,
  type Schemas,
  update,
  updateWith,
  Writer,
  Writers,
} from '../../../../tests/support/host/pages.ts';
import { hubOf } from '../../../core/live/hub.ts';
import { plainText } from '../nodes.ts';

const send = (writers: Writers, id: string, updates: Schemas['PageUpdate'][], role?: Role) =>
  writers.send<{ seq: number }>(
    'POST',
    at(id, 'updates'),
    { clientId: 'tab_12345678', updates },
    role,
  );

const page = async () => {
  const writers = new Writers();
  return { writers, id: (await writers.create()).id };
};

const words = async (writers: Writers, id: string) => {
  const { content } = await writers.textOf(id);
  return content ? plainText(content) : '';
};

describe('the text', () => {
  it('holds what was sent, once for each id', async () => {
    const { writers, id } = await page();
    const sent = updateWith(paragraph('Crane down until 9.'));
    expect((await send(writers, id, [sent, sent])).data).toEqual({ seq: 2 });
    expect((await send(writers, id, [sent])).data).toEqual({ seq: 2 });
    expect(await words(writers, id)).toBe('Crane down until 9.');
  });

  it('shows marks and attributes as ProseMirror does', async () => {
    const { writers, id } = await page();
    const mark = { link: { href: 'https://example.com' }, 'comment--abcd1234': { threadId: 'a1' } };
    const heading = new Y.XmlElement('heading');
    heading.setAttribute('level', 2 as unknown as string);
    heading.insert(0, [new Y.XmlText('Title')]);
    await send(writers, id, [updateWith(paragraph('See here', mark)), updateWith(heading)]);
    const { content } = await writers.textOf(id);
    expect(content?.content).toContainEqual({
      type: 'heading',
      attrs: { level: 2 },
      content: [{ type: 'text', text: 'Title' }],
    });
    const text = content?.content?.find((node) => node.content?.[0]?.text === 'See here');
    expect(text?.content?.[0]?.marks).toEqual(
      expect.arrayContaining([
        { type: 'link', attrs: { href: 'https://example.com' } },
        { type: 'comment', attrs: { threadId: 'a1' } },
      ]),
    );
  });

  it('returns what came later', async () => {
    const { writers, id } = await page();
    const reader = new Writer(writers, id, 'project_manager');
    await reader.pull();
    await send(writers, id, [updateWith(paragraph('More'))]);
    await reader.pull();
    expect(reader.text).toContain('More');
    const { state, content } = await writers.read<Schemas['PageState']>(at(id, 'state?since=2'));
    expect([state, content]).toEqual(['', null]);
  });

  const image = () => {
    const node = new Y.XmlElement('image');
    node.setAttribute('src', 'https://tracker.example/pixel.gif');
    return node;
  };
  const nested = () => {
    const cell = new Y.XmlElement('tableCell');
    cell.insert(0, [new Y.XmlElement('iframe')]);
    return cell;
  };
  it.each<[string, () => Schemas['PageUpdate']]>([
    ['no update', () => update('AAECAw==////'.slice(0, 8))],
    ['text that is none', () => update(Buffer.from('<p>Hello</p>').toString('base64'))],
    ['an unknown node', () => updateWith(new Y.XmlElement('script'))],
    ['an unknown node in another', () => updateWith(nested())],
    ['a picture from elsewhere', () => updateWith(image())],
    [
      'a handler',
      () => {
        const node = paragraph('x');
        node.setAttribute('onclick', 'alert(1)');
        return updateWith(node);
      },
    ],
    [
      'an attribute that no reader would see',
      () => {
        const node = paragraph('x');
        node.setAttribute('note', 'Call Grace before you sign.');
        return updateWith(node);
      },
    ],
    [
      'a link that says how it opens',
      () => updateWith(paragraph('x', { link: { href: 'https://example.com', rel: 'opener' } })),
    ],
    ['an unknown mark', () => updateWith(paragraph('x', { script: {} }))],
    [
      'a link that runs',
      () => updateWith(paragraph('x', { link: { href: 'javascript:alert(1)' } })),
    ],
    ['a link with data', () => updateWith(paragraph('x', { link: { href: 'data:text/html,x' } }))],
    ['a text without a block', () => updateWith(new Y.XmlText('loose'))],
    [
      'another type beside the text',
      () => {
        const doc = new Y.Doc();
        doc.getMap('other').set('a', 1);
        return update(Y.encodeStateAsUpdate(doc));
      },
    ],
    [
      'an update that lacks others',
      () => {
        const doc = new Y.Doc();
        doc.getXmlFragment('default').insert(0, [paragraph('first')]);
        const before = Y.encodeStateVector(doc);
        doc.getXmlFragment('default').insert(1, [paragraph('second')]);
        return update(Y.encodeStateAsUpdate(doc, before));
      },
    ],
  ])('refuses %s, and keeps nothing of the call', async (_, wrong) => {
    const { writers, id } = await page();
    await send(writers, id, [updateWith(paragraph('Before'))]);
    const good = updateWith(paragraph('Good'));
    const { status, body } = await send(writers, id, [good, wrong()]);
    expect([status, body.errors?.[0]?.pointer]).toEqual([422, '/updates/1/data']);
    expect(await words(writers, id)).toBe('Before');
    expect((await send(writers, id, [good])).data).toEqual({ seq: 3 });
  });

  it('refuses a document over the limit', async () => {
    const { writers, id } = await page();
    const large = () => updateWith(paragraph('0123456789'.repeat(50_000)));
    let status = 200;
    for (let i = 0; i < 20 && status === 200; i++)
      ({ status } = await send(writers, id, [large()]));
    expect(status).toBe(413);
    const { seq } = await writers.textOf(id);
    expect(seq).toBeGreaterThan(15);
  });

  it.each<[Role, string | undefined]>([
    ['project_admin', undefined],
    ['superintendent', undefined],
    ['design_reviewer', 'FORBIDDEN'],
    ['subcontractor', 'FORBIDDEN'],
    ['viewer', 'FORBIDDEN'],
  ])('%s writes in the handbook: %s', async (role, code) => {
    const writers = new Writers();
    const answer = await send(writers, 'pag_harbor-site', [updateWith(paragraph('New'))], role);
    expect(answer.code).toBe(code);
  });

  it('of a signed page or one in the archive stays as it is', async () => {
    const writers = new Writers();
    for (const id of ['pag_harbor-daily-1', 'pag_harbor-logistics']) {
      const { code } = await send(writers, id, [updateWith(paragraph('New'))]);
      expect(code).toBe('PAGE_LOCKED');
      expect((await writers.textOf(id)).locked).toBe(true);
    }
  });
});

describe('the events', () => {
  const heard = async (writers: Writers, role: Role, act: () => Promise<unknown>) => {
    const client = await writers.as(role);
    const tenant = mock.store.tenant(writers.tenant);
    const response = await client.call('GET', '/events?wait=1');
    await act();
    hubOf(tenant).end();
    const text = await response.text();
    return text
      .split('\n')
      .flatMap((line) => (line.startsWith('data: ') ? [JSON.parse(line.slice(6))] : []))
      .filter(({ type }) => type.startsWith('page.'));
  };

  it('tell of updates with ids alone, and of cursors with names', async () => {
    const { writers, id } = await page();
    const events = await heard(writers, 'superintendent', async () => {
      await send(writers, id, [updateWith(paragraph('New'))]);
      const json = { clientId: 'tab_12345678', state: 'AQGBgYAIAQJ7fQ==' };
      await writers.send('POST', at(id, 'presence'), json);
    });
    const about = { projectId: 'prj_harbor', pageId: id, clientId: 'tab_12345678' };
    expect(events).toEqual([
      { type: 'page.updated', ...about, seq: 2 },
      {
        type: 'page.presence',
        ...about,
        userId: 'usr_ana',
        name: 'Ana Torres',
        cursor: 'AQGBgYAIAQJ7fQ==',
      },
    ]);
  });

  it('are for those who see the page', async () => {
    const writers = new Writers();
    const id = 'pag_harbor-claim';
    const events = await heard(writers, 'superintendent', () =>
      send(writers, id, [updateWith(paragraph('Secret'))]),
    );
    expect(events).toEqual([]);
  });
});

describe('the versions', () => {
  it('keep each session of writing, and who wrote', async () => {
    const { writers, id } = await page();
    await send(writers, id, [updateWith(paragraph('Monday'))]);
    await send(writers, id, [updateWith(paragraph('by Tom'))], 'project_admin');
    expect(await writers.read(at(id, 'versions'))).toEqual([]);
    clock.now += 31 * 60 * 1000;
    const [first] = await writers.read<Schemas['PageVersion'][]>(at(id, 'versions'));
    expect(first).toMatchObject({ number: 1, name: null, seq: 3, wordCount: 3 });
    expect(first?.authors.map(({ name }) => name)).toEqual(['Ana Torres', 'Tom Becker']);
    await send(writers, id, [updateWith(paragraph('Tuesday'))]);
    const kept = await writers.read<Schemas['PageVersion'][]>(at(id, 'versions'));
    expect(kept).toEqual([first]);
  });

  it('have names, and are restored as a new update', async () => {
    const { writers, id } = await page();
    await send(writers, id, [updateWith(paragraph('Pour on Thursday'))]);
    const named = await writers.send<Schemas['PageVersionDetail']>('POST', at(id, 'versions'), {
      name: ' Agreed ',
    });
    expect(named.data).toMatchObject({ number: 1, name: 'Agreed' });
    const reader = new Writer(writers, id, 'project_admin');
    await reader.pull();
    reader.erase(0, 0, 99);
    reader.type(0, 0, 'Pour on Friday');
    await reader.push();
    const { data } = await writers.send<{ seq: number }>('POST', at(id, 'versions/1/restore'));
    expect(data.seq).toBeGreaterThan(3);
    expect(await words(writers, id)).toBe('Pour on Thursday');
    await reader.pull();
    expect(reader.text).toContain('Pour on Thursday');
    // What was there before is a version, too.
    const versions = await writers.read<Schemas['PageVersion'][]>(at(id, 'versions'));
    const last = await writers.read<Schemas['PageVersionDetail']>(
      at(id, `versions/${versions[0]?.number}`),
    );
    expect(plainText(last.content)).toContain('Pour on Friday');
  });

  it('show the text as it was', async () => {
    const writers = new Writers();
    const path = at('pag_harbor-method', 'versions/1');
    const version = await writers.read<Schemas['PageVersionDetail']>(path, 'owner');
    expect(version).toMatchObject({ name: 'Before the review', seq: 1 });
    expect(plainText(version.content)).toContain('Joint at axis C, roughened.');
    expect(plainText(version.content)).not.toContain('12 hours');
    expect((await writers.send('GET', at('pag_harbor-method', 'versions/99'))).status).toBe(404);
  });
});

it('an update of a client has a size', async () => {
  const { writers, id } = await page();
  const wrong = { id: randomUUID(), data: 'A'.repeat(699_056) };
  expect((await send(writers, id, [wrong])).status).toBe(422);
});

describe('people in the text', () => {
  const suggestion = (id: string, userId: string) => ({
    insertion: { id, userId, at: '2026-11-20T09:00:00.000Z' },
  });

  it('suggest under their own names alone', async () => {
    const { writers, id } = await page();
    const wrong: Record<string, object>[] = [
      suggestion('sug_1', 'usr_tom'),
      { insertion: { id: 'sug_1', at: '2026-11-20T09:00:00.000Z' } },
      { deletion: {} },
    ];
    for (const mark of wrong) {
      const refused = await send(writers, id, [updateWith(paragraph('x', mark))]);
      expect([refused.status, refused.body.errors?.[0]?.pointer]).toEqual([422, '/updates/0/data']);
    }
    const own = await send(writers, id, [
      updateWith(paragraph('x', suggestion('sug_1', 'usr_ana'))),
    ]);
    expect(own.status).toBe(200);
  });

  it('may move what others suggest, and give it no other author', async () => {
    const { writers, id } = await page();
    await send(writers, id, [updateWith(paragraph('x', suggestion('sug_1', 'usr_ana')))]);
    const moved = updateWith(paragraph('x', suggestion('sug_1', 'usr_ana')));
    expect((await send(writers, id, [moved], 'project_admin')).status).toBe(200);
    const taken = updateWith(paragraph('x', suggestion('sug_1', 'usr_tom')));
    expect((await send(writers, id, [taken], 'project_admin')).status).toBe(422);
  });

  it('have their own names wherever the host shows the text', async () => {
    const { writers, id } = await page();
    const mention = (personId: string) => {
      const node = new Y.XmlElement('mention');
      node.setAttribute('id', personId);
      node.setAttribute('label', 'Tom Becker');
      return node;
    };
    const task = new Y.XmlElement('taskItem');
    task.setAttribute('assigneeId', 'usr_grace');
    task.setAttribute('assigneeName', 'Tom Becker');
    const line = paragraph('Ask ');
    // Somebody of the account who is not in the project.
    line.insert(1, [mention('usr_grace'), mention('usr_stranger')]);
    await send(writers, id, [updateWith(task), updateWith(line)]);
    writers.state.users.usr_stranger = {
      ...(writers.state.users.usr_ana as (typeof writers.state.users)[string]),
      id: 'usr_stranger',
      username: 'Sam Stranger',
    };
    const { content } = await writers.textOf(id);
    const shown = JSON.stringify(content);
    expect(shown).not.toMatch(/Tom Becker|Sam Stranger/);
    expect(shown.match(/Grace Lindqvist/g)).toHaveLength(2);
    const found = await writers.pages('?q=lindqvist');
    expect(found.map(({ id: pageId, excerpt }) => [pageId, excerpt])).toEqual([
      [id, 'Ask @Grace Lindqvist@Former member'],
    ]);
    expect(await writers.pages('?q=becker')).toEqual([]);
    await writers.send('POST', at(id, 'distribution'), { userIds: ['usr_marcus'] });
    const mail = writers.state.outbox.at(-1);
    expect(mail?.text).toContain('@Grace Lindqvist');
    expect(mail?.text).not.toContain('Tom Becker');
  });
});
