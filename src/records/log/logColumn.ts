import type { PunchItemColumn, RfiColumn, SubmittalColumn } from '@/api/generated/types.gen';
import type { TableColumn } from '@/shared/table/rowTypes';

/** A column of any log's exported file. */
export type ExportColumn = PunchItemColumn | RfiColumn | SubmittalColumn;

export interface LogColumn<Row> extends TableColumn<Row> {
  /** The columns of the exported file that contain the same. */
  exports: readonly ExportColumn[];
}
