import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { at, type Schemas, updateWith, Writers } from '../../../tests/support/host/pages.ts';

const MARCUS = 'usr_marcus';

const write = (writers: Writers, id: string, ...nodes: Y.XmlElement[]) =>
  writers.send('POST', at(id, 'updates'), {
    clientId: 'tab_12345678',
    updates: nodes.map(updateWith),
  });

/** Returns what Marcus was told of a page. */
async function toldOf(writers: Writers, pageId: string): Promise<string[]> {
  const told = await writers.read<Schemas['Notification'][]>('/notifications', 'superintendent');
  return told
    .filter(({ record }) => record.id === pageId)
    .map(({ kind, reason }) => `${kind}, ${reason}`);
}

function element(name: string, attrs: Record<string, string>, content: Y.XmlElement[] = []) {
  const made = new Y.XmlElement(name);
  for (const [key, value] of Object.entries(attrs)) made.setAttribute(key, value);
  made.insert(0, content);
  return made;
}

const mention = (id: string) =>
  element('paragraph', {}, [element('mention', { id, label: 'Marcus Reed' })]);

it('who is mentioned in a text hears of it once', async () => {
  const writers = new Writers();
  const { id } = await writers.create();
  await write(writers, id, mention(MARCUS));
  await write(writers, id, mention(MARCUS));
  expect(await toldOf(writers, id)).toEqual(['mention, mentioned']);
});

it('who gets a task hears of it', async () => {
  const writers = new Writers();
  const { id } = await writers.create();
  const task = element('taskItem', { assigneeId: MARCUS }, [element('paragraph', {})]);
  await write(writers, id, element('taskList', {}, [task]));
  expect(await toldOf(writers, id)).toEqual(['mention, mentioned']);
});

it('a person outside the project, or without a right to the page, hears nothing', async () => {
  const writers = new Writers();
  const sharing = { access: 'restricted' as const, grants: [] };
  const { id } = await writers.create({ sharing });
  await write(writers, id, mention(MARCUS), mention('usr_nobody'));
  expect(await toldOf(writers, id)).toEqual([]);
});
