import type { Mock } from '../../support/mock.ts';
import { demoAccount, login } from '../../support/session.ts';

interface Target {
  type: 'album' | 'photo' | 'video' | 'cam' | 'scan';
  id: string;
}

export const services: Target = { type: 'album', id: 'alb_h_services' };
export const flight: Target = { type: 'video', id: 'vid_h1' };
export const tower: Target = { type: 'cam', id: 'cam_h1' };

/** Makes a link without the portal. @returns its token */
export async function linkTo(mock: Mock, targets: readonly Target[], settings = {}) {
  const { accessToken: token } = await login(mock, demoAccount());
  const data = { label: 'Open house', targets, ...settings };
  const answer = await mock.request('POST', '/projects/prj_harbor/share-links', { token, data });
  const body: { token: string } = await answer.json();
  return body.token;
}

export const pageOf = ({ type, id }: Target, token: string): string => {
  const pages = { album: 'albums', photo: 'photos', video: 'videos', cam: 'field-cams', scan: '' };
  return `/public-viewer/${pages[type]}/${id}#${token}`;
};
