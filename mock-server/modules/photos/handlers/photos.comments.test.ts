import { describe, expect, it } from 'vitest';
import {
  type Client,
  problemOf,
  refusalOf,
  testMock,
} from '../../../../tests/support/host/mock.ts';
import {
  accounts,
  data,
  PHOTOS,
  type Photo,
  picture,
  uploaded,
} from '../../../../tests/support/host/pictures.ts';

const { mock } = await testMock();
const signedIn = accounts(mock, 'photos-comments');
const photo = `${PHOTOS}/pht_h1`;
const say = (client: Client, body: string, rest: object = {}) =>
  data<Photo>(client, 'POST', `${photo}/comments`, { body, ...rest });
const commentTexts = async (client: Client) => {
  const { comments, commentCount } = await data<Photo>(client, 'GET', photo);
  expect(commentCount).toBe(comments.length);
  return comments.map(({ body }) => body);
};

describe('the comments on a photo', () => {
  it('are visible with the photo, and internal ones only to the leading company', async () => {
    const ana = await signedIn();
    const diego = await signedIn('diego.alvarez', ana.tenant);
    await say(diego, 'Netting is torn, @Ana Torres', { mentions: ['usr_ana'] });
    const { comments } = await say(ana, 'Whose contract is that?', { visibility: 'internal' });
    expect(comments).toMatchObject([
      { mentions: [{ name: 'Ana Torres' }], permittedActions: [] },
      { visibility: 'internal', createdBy: { name: 'Ana Torres' }, permittedActions: ['delete'] },
    ]);
    expect(await commentTexts(ana)).toHaveLength(2);
    expect(await commentTexts(diego)).toEqual(['Netting is torn, @Ana Torres']);
    const json = { body: 'x', visibility: 'internal' };
    expect(await refusalOf(diego.call('POST', `${photo}/comments`, { json }))).toBe(
      '403 FORBIDDEN',
    );
  });

  it('can be deleted only by their authors', async () => {
    const diego = await signedIn('diego.alvarez');
    const ana = await signedIn('ana.torres', diego.tenant);
    const { comments } = await say(diego, 'Wrong photo');
    const path = `${photo}/comments/${comments[0]?.id}`;
    expect(await refusalOf(ana.call('DELETE', path))).toBe('403 FORBIDDEN');
    expect((await data<Photo>(diego, 'DELETE', path)).comments).toEqual([]);
    expect(await refusalOf(diego.call('DELETE', path))).toBe('404 NOT_FOUND');
    const secret = await say(ana, 'x', { visibility: 'internal' });
    const hidden = `${photo}/comments/${secret.comments[0]?.id}`;
    expect(await refusalOf(diego.call('DELETE', hidden))).toBe('404 NOT_FOUND');
  });

  it('are refused for viewers, for outsiders and in a closed project', async () => {
    const grace = await signedIn('grace.lindqvist');
    const json = { body: 'x' };
    expect(await refusalOf(grace.call('POST', `${photo}/comments`, { json }))).toBe(
      '403 FORBIDDEN',
    );
    const ana = await signedIn();
    const stranger = { body: '@x', mentions: ['usr_nobody'] };
    const problem = await problemOf(
      await ana.call('POST', `${photo}/comments`, { json: stranger }),
    );
    expect(problem.errors?.[0]?.pointer).toBe('/mentions/0');
    const { comments } = await say(ana, 'Still open');
    const project = mock.store.tenant(ana.tenant).state.projects.prj_harbor;
    if (project) project.status = 'closed';
    const path = `${photo}/comments/${comments[0]?.id}`;
    expect(await refusalOf(ana.call('DELETE', path))).toBe('409 PROJECT_CLOSED');
    expect(await refusalOf(ana.call('POST', `${photo}/comments`, { json }))).toBe(
      '409 PROJECT_CLOSED',
    );
  });

  it('are deleted with the photo', async () => {
    const ana = await signedIn();
    const ownPhoto = await uploaded(ana, picture({}));
    await data(ana, 'POST', `${PHOTOS}/${ownPhoto.id}/comments`, { body: 'Gone soon' });
    await ana.call('DELETE', `${PHOTOS}/${ownPhoto.id}?version=1`);
    expect(ana.state()).not.toContain('Gone soon');
  });
});
