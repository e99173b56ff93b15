import { readFileSync } from 'node:fs';
import { renderThumbnail } from './thumbnail.ts';

export default (path: string): Uint8Array => renderThumbnail(readFileSync(path));
