import { z } from 'zod';
import { readDemo } from '../../../demo/readDemo.ts';
import { category, discipline, place, projectId } from '../../records/seed/columns.ts';

const defect = z.object({
  projectId,
  companyId: z.string(),
  discipline,
  category,
  place,
  title: z.string(),
  description: z.string(),
});

export type Defect = z.infer<typeof defect>;

const rows = readDemo(import.meta.dirname, 'defects.csv', z.array(defect));

/** Returns the kinds of defects of a project, with their companies and typical locations. */
export const defectsOf = (id: string): readonly Defect[] =>
  rows.filter((row) => row.projectId === id);
