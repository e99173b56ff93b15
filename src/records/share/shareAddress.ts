import type { ShareTarget } from '@/api/generated/types.gen';
import { shareKind } from '@/shared/modules/modules';
import { href, paths } from '@/shared/routing/paths';

/** The address of a share link. Browsers send its fragment, the token, to no server. */
export const linkAddress = (token: string): string => `${paths.publicViewer}#${token}`;

/** The address of one target's page under the same link. */
export function targetAddress(
  token: string,
  { type, id }: Pick<ShareTarget, 'type' | 'id'>,
): string {
  const { page, parameter } = shareKind(type);
  const path = parameter ? href(page, { [parameter]: id }) : `${page}/${encodeURIComponent(id)}`;
  return `${path}#${token}`;
}
