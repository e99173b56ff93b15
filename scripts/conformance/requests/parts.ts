import type { Operation } from '../operations.ts';

/** Parts of a record that have an id but no list operation, with the property of the record that lists them. */
const PARTS: Readonly<Record<string, string>> = {
  attachmentId: 'attachments',
  commentId: 'comments',
  sceneId: 'scenes',
};

/** Tells whether a path parameter is the id of such a part. */
export const isPart = (parameter: string): boolean => Object.hasOwn(PARTS, parameter);

/** Returns the property of the record that lists the parts. */
export const partsIn = (parameter: string): string => PARTS[parameter] ?? '';

/** Tells whether an operation creates or changes a part. */
export const isOfPart = ({ path, pathNames }: Operation): boolean =>
  isPart(pathNames.at(-1) ?? '') ||
  Object.values(PARTS).includes(/\/([^/]+)(\/from-upload)?$/.exec(path)?.[1] ?? '');
