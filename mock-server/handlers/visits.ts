import type { FileSlice } from '../engine/fileSlice.ts';
import type { components } from '../generated/contract.d.ts';
import type { Call } from '../state/call.ts';
import { lookUp, type StoredFile } from '../state/model.ts';
import type { ShareLink } from '../state/sharing.ts';
import type { Tenant } from '../state/store.ts';

type Schemas = components['schemas'];

/** What a call of a visitor brings along. */
export type VisitCall = Pick<Call<unknown>, 'tenant' | 'now' | 'visit' | 'origin'>;

/** What only one kind has; the others have null in its place. */
export const nothingOwn = { scan: null, model: null, tour: null } as const;

/** What visitors get to know of a thing that is shared: the same of all kinds, and what only its own kind has. */
export type PublicThing = Pick<
  Schemas['PublicTarget'],
  'title' | 'description' | 'thumbnailUrl' | 'recordedAt'
> &
  Partial<Pick<Schemas['PublicTarget'], keyof typeof nothingOwn>>;

/** Null when it is gone. */
export type PublicThingOf = (call: VisitCall, id: string) => PublicThing | null;

/** A part of something that is shared, such as the thumbnail of a photo; null where the link does not lead to it. */
export type VisitFileOf = (
  at: { tenant: Tenant; link: ShareLink; now: number },
  id: string,
  part: string,
) => StoredFile | null;

export const leadsTo = (
  { targets }: ShareLink,
  { type, id }: Pick<Schemas['ShareTarget'], 'type' | 'id'>,
): boolean => targets.some((target) => target.type === type && target.id === id);

/**
 * Where a visitor gets a file without a bearer, which pictures and players cannot send. The address has no id of the
 * file, by which its original could be had, and is worth nothing without the visit; see control/visitFiles.ts.
 */
export const visitFileUrl = (
  { tenant, origin, visit }: VisitCall,
  kind: Schemas['TargetType'],
  id: string,
  part: string,
): string =>
  `${origin}/__mock/visits/${[tenant.id, visit().filesKey, kind, id, part].map(encodeURIComponent).join('/')}`;

/** A picture or a video without what the camera noted in it: it may be one of a phone, which knows where it was. */
export function bareFile({ state }: Tenant, fileId: string | null): StoredFile | null {
  const file = fileId === null ? null : lookUp(state.files, fileId);
  return file ? { ...file, source: { kind: 'bare', of: file.id } } : null;
}

/** A file that is saved and not shown. */
export function attachment(fileName: string, body: Buffer | FileSlice) {
  // RFC 6266: the plain name for old clients cannot hold all characters.
  const name = encodeURIComponent(fileName).replace(/['()*]/g, escape);
  return {
    status: 200 as const,
    headers: {
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${name}`,
      'cache-control': 'no-store',
    },
    body,
  };
}

/** A name to save something under that says nothing but its title. */
export function nameToSave(title: string, fileName: string): string {
  const [ending = ''] = /\.\w{1,5}$/.exec(fileName) ?? [];
  return `${title.replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').trim() || 'File'}${ending.toLowerCase()}`;
}
