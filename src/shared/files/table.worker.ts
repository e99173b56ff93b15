import { answer } from './answer';
import { readTable } from './readTable';

answer(readTable);
