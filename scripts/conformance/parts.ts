import type { Operation } from './operations.ts';

/** Parts of a record that have an id and no list of their own, and the property of the record that has them. */
const PARTS: Readonly<Record<string, string>> = {
  attachmentId: 'attachments',
  sceneId: 'scenes',
};

/** Whether a path parameter is the id of such a part. */
export const isPart = (parameter: string): boolean => Object.hasOwn(PARTS, parameter);

/** The property of the record that has the parts. */
export const partsIn = (parameter: string): string => PARTS[parameter] ?? '';

/** Whether an operation makes or changes a part. */
export const isOfPart = ({ path, pathNames }: Operation): boolean =>
  isPart(pathNames.at(-1) ?? '') ||
  Object.values(PARTS).includes(/\/([^/]+)(\/from-upload)?$/.exec(path)?.[1] ?? '');
