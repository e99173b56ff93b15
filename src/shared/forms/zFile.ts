import { custom } from 'zod/mini';

/** Returns a chosen file. zod's own file schema would add its checks to the first chunk. */
export const zFile = (message?: string) => custom<File>((value) => value instanceof File, message);
