import { answer } from '@/shared/files/answer';
import { readTable } from './readTable';

answer(readTable);
