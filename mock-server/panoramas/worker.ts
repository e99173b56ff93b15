import { readFileSync } from 'node:fs';
import { runTasks } from '../threads/tasks.ts';
import { renderThumbnail } from './thumbnail.ts';

runTasks((path: string): Uint8Array => renderThumbnail(readFileSync(path)));
