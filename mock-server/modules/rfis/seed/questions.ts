import { z } from 'zod';
import { readDemo } from '../../../demo/readDemo.ts';
import { category, discipline, place, projectId } from '../../records/seed/columns.ts';

const question = z.object({
  projectId,
  assigneeId: z.string(),
  discipline,
  category,
  place,
  specSection: z.string(),
  title: z.string(),
  description: z.string(),
  answer: z.string(),
});

export type Question = z.infer<typeof question>;

const rows = readDemo(import.meta.dirname, 'questions.csv', z.array(question));

/** The questions from the site of a project, and their answers. */
export const questionsOf = (id: string): readonly Question[] =>
  rows.filter((row) => row.projectId === id);
