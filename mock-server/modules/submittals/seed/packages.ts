import { z } from 'zod';
import { readDemo } from '../../../demo/readDemo.ts';
import { discipline, projectId } from '../../records/seed/columns.ts';

const submitted = z.object({
  projectId,
  companyId: z.string(),
  reviewerId: z.string(),
  discipline,
  submittalType: z.enum([
    'color_samples',
    'leed',
    'mix_design',
    'msds',
    'product_data',
    'samples',
    'shop_drawings',
  ]),
  specSection: z.string(),
  title: z.string(),
  description: z.string(),
});

export type Package = z.infer<typeof submitted>;

const rows = readDemo(import.meta.dirname, 'packages.csv', z.array(submitted));

/** Returns what the companies of a project submit, and for whose review. */
export const packagesOf = (id: string): readonly Package[] =>
  rows.filter((row) => row.projectId === id);
