import { answer } from '@/shared/files/answer';
import { comparedTexts } from './lines';

answer(comparedTexts);
