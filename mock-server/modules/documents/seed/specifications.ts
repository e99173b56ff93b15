import { z } from 'zod';
import { readDemo } from '../../../demo/readDemo.ts';

const lines = z.array(z.string());

/** A section of the project manual: its number, title, and what each part says. */
const section = z.object({
  number: z.string(),
  title: z.string(),
  general: lines,
  products: lines,
  execution: lines,
});

const sections = readDemo(import.meta.dirname, 'sections.json', z.array(section));

const part = (title: string, lines: readonly string[]) => [
  title,
  ...lines.map((line, i) => `${'ABCDEFG'[i]}. ${line}`),
];

const pagesOf = ({ number, title, general, products, execution }: z.infer<typeof section>) => [
  [
    `Section ${number}`,
    title,
    '',
    ...part('PART 1 - GENERAL', general),
    'Quality: comply with the edition of the code that the permit names.',
    'Keep a copy of this section at the place of the work.',
  ],
  [
    `Section ${number}, continued`,
    title,
    '',
    ...part('PART 2 - PRODUCTS', products),
    '',
    ...part('PART 3 - EXECUTION', execution),
    'Protect the finished work until acceptance.',
    `END OF SECTION ${number}`,
  ],
];

const HEAD = ['Project manual, volume 1', 'Harbor Point Tower, issued for construction', ''];

/** The project manual: a table of contents that leads to the sections, and two pages for each. */
export const manual = {
  pages: [
    [...HEAD, ...sections.map(({ number, title }, i) => `${number}  ${title}, page ${2 + 2 * i}`)],
    ...sections.flatMap(pagesOf),
  ],
  links: sections.map((_, i) => ({ page: 1, line: HEAD.length + i, to: 2 + 2 * i })),
};
