import { custom } from 'zod/mini';

/** A file that was chosen. That of zod, with its checks, would be in the first chunk for a few dialogs. */
export const zFile = (message?: string) => custom<File>((value) => value instanceof File, message);
