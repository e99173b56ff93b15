import { expect, test } from 'vitest';
import { checkContent } from './content';
import { getProject } from './generated/projects/getProject.gen';

checkContent();

const project = {
  id: 'prj',
  name: 'Tower',
  photoUrl: null as string | null,
};
const read = (change: object) =>
  getProject({
    path: { projectId: 'prj' },
    responseValidator: async () => {},
    fetch: async () => Response.json({ data: { ...project, ...change } }),
  });

test('an answer stays as it is', async () => {
  const { data } = await read({ photoUrl: 'https://files.example/a.png' });
  expect(data?.data).toMatchObject({ name: 'Tower', photoUrl: 'https://files.example/a.png' });
});

test('a text of a megabyte is cut', async () => {
  const { data } = await read({ name: 'x'.repeat(1_000_000) });
  expect(data?.data.name).toHaveLength(20_001);
});

test.each(['javascript:alert(1)', ' javascript:alert(1)', 'data:text/html,x', 'ftp://host/a'])(
  'the address %s fails',
  async (photoUrl) => {
    const { data, error } = await read({ lists: [{ photoUrl }] });
    expect(data).toBeUndefined();
    expect(error).toMatchObject({ kind: 'contract' });
  },
);
