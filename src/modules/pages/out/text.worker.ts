import { answer } from '@/shared/files/answer';
import { readText } from './readText';

answer(readText);
