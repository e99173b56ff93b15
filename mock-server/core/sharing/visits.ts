import { savedNameOf } from '../../engine/body/fileName.ts';
import type { FileSlice } from '../../engine/stream/fileSlice.ts';
import type { components } from '../../generated/contract.d.ts';
import type { Call } from '../state/call.ts';
import { lookUp, type StoredFile } from '../state/model.ts';
import type { ShareLink } from '../state/sharing.ts';
import type { Tenant } from '../state/tenant.ts';

type Schemas = components['schemas'];

export type VisitCall = Pick<Call<unknown>, 'tenant' | 'now' | 'visit' | 'origin'>;

/** Only one type of target has each of these properties. The others say null. */
export const noDetails = { scan: null, model: null, tour: null } as const;

/** The public view of a shared target: common properties, and those of its type. */
export type PublicView = Pick<
  Schemas['PublicTarget'],
  'title' | 'description' | 'thumbnailUrl' | 'recordedAt'
> &
  Partial<Pick<Schemas['PublicTarget'], keyof typeof noDetails>>;

/** Returns null if the target is gone. */
export type PublicViewOf = (call: VisitCall, id: string) => PublicView | null;

/** Returns a file of a shared target, such as the thumbnail of a photo, or null if the link does not lead to it. */
export type VisitFileOf = (
  visited: { tenant: Tenant; link: ShareLink; now: number },
  id: string,
  part: string,
) => StoredFile | null;

export const leadsTo = (
  { targets }: ShareLink,
  { type, id }: Pick<Schemas['ShareTarget'], 'type' | 'id'>,
): boolean => targets.some((target) => target.type === type && target.id === id);

/**
 * Returns the address of a file for a visitor. It works without a bearer token, which pictures and players cannot send. It does
 * not contain the file's id, which would give access to the original, and it ends with the visit; see visitFiles.ts.
 */
export const visitFileUrl = (
  { tenant, origin, visit }: VisitCall,
  kind: Schemas['TargetType'],
  id: string,
  part: string,
): string =>
  `${origin}/__mock/visits/${[tenant.id, visit().filesKey, kind, id, part].map(encodeURIComponent).join('/')}`;

/** Returns a file that a record may have; null if it has none. */
export const fileOf = ({ state }: Tenant, id: string | null): StoredFile | null =>
  (id !== null && lookUp(state.files, id)) || null;

/** Large files are read whole to lose their metadata, so only those that may have some. */
const WITH_METADATA = /^(?:image|video)\//;

/** Returns a file as visitors get it: pictures and videos without their metadata, which may contain a location. */
export function bareFile(file: StoredFile): StoredFile {
  const { kind } = file.source;
  const mayHaveSome = kind === 'upload' || WITH_METADATA.test(file.contentType);
  return mayHaveSome && kind !== 'bare' ? { ...file, source: { kind: 'bare', of: file.id } } : file;
}

/** Answers with a file that the browser saves instead of showing it. */
export function attachment(fileName: string, body: Buffer | FileSlice) {
  // RFC 6266: the plain `filename` cannot hold all characters.
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

/** Returns a file name that contains only the title. */
export function nameToSave(title: string, fileName: string): string {
  const [ending = ''] = /\.\w{1,5}$/.exec(fileName) ?? [];
  return `${savedNameOf(title)}${ending.toLowerCase()}`;
}
