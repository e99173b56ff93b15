import type { Paragraph, Table } from 'docx';

/** What stands in a Word file below each other. */
export type Block = Paragraph | Table;
