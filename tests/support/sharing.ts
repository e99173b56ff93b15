import type { Mock } from './mock.ts';
import { demoAccount, login } from './session.ts';

export interface Target {
  type: 'album' | 'photo' | 'video' | 'cam' | 'scan' | 'tour' | 'document' | 'page';
  id: string;
}

export const services: Target = { type: 'album', id: 'alb_h_services' };
export const flight: Target = { type: 'video', id: 'vid_h1' };
export const tower: Target = { type: 'cam', id: 'cam_h1' };

/** Creates a link without the portal. @returns its token */
export async function linkTo(mock: Mock, targets: readonly Target[], settings = {}) {
  const { accessToken: token } = await login(mock, demoAccount());
  const data = { label: 'Open house', targets, ...settings };
  const answer = await mock.request('POST', '/projects/prj_harbor/share-links', { token, data });
  const body: { token: string } = await answer.json();
  return body.token;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Asks for a time-lapse of the tower up to this minute. @returns reads its state, which becomes 'ready' */
export async function requestTimelapse(mock: Mock): Promise<() => Promise<string>> {
  const { accessToken: token } = await login(mock, demoAccount());
  const path = `/projects/prj_harbor/field-cams/${tower.id}/timelapses`;
  const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
  const data = {
    from: dayOf(Date.now() - 2 * DAY_MS),
    to: dayOf(Date.now()),
    everySec: 900,
    fps: 24,
  };
  const made = await mock.request('POST', path, { token, data });
  const { id }: { id: string } = (await made.json()).data;
  return async () => {
    const answer = await mock.request('GET', `${path}/${id}`, { token });
    return (await answer.json()).data.state;
  };
}

export const pageOf = ({ type, id }: Target, token: string): string => {
  const pages = {
    album: 'albums',
    photo: 'photos',
    video: 'videos',
    cam: 'field-cams',
    document: 'documents',
    page: 'pages',
    scan: '',
    tour: '',
  };
  return `/public-viewer/${pages[type]}/${id}#${token}`;
};
