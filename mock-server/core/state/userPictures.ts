import { dropFile } from './files.ts';
import { lookUp, type StoredFile, type User } from './model.ts';
import type { Tenant } from './tenant.ts';

/** Returns the key of a picture that a person has uploaded. It has a slash, and that of a sample has none. */
export const uploadedPicture = ({ id }: Tenant, fileId: string): string =>
  `${encodeURIComponent(id)}/${fileId}`;

/** Returns the file of an uploaded picture, or null. */
export const fileOfPicture = (picture: string | undefined): string | null =>
  picture?.split('/')[1] ?? null;

/** Returns the file of an uploaded picture, as long as a person has it, or an account as its logo. */
export function pictureFile({ state }: Tenant, key: string): StoredFile | undefined {
  const isHeld =
    Object.values(state.accounts).some(({ logo }) => logo === key) ||
    Object.values(state.users).some(({ picture }) => picture === key);
  return isHeld ? lookUp(state.files, fileOfPicture(key) ?? '') : undefined;
}

export function removePicture(tenant: Tenant, user: User): void {
  dropFile(tenant, fileOfPicture(user.picture));
  delete user.picture;
}
