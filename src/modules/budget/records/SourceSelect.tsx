import { type NamedRecord, RecordSelect } from '@/records/common/RecordSelect';

export type SourceRecord = NamedRecord;

interface Props {
  projectId: string;
  value: SourceRecord | null;
  onChange: (source: SourceRecord | null) => void;
}

/** Shows the RFI or punch item that a change comes from. */
export const SourceSelect = (props: Props) => (
  <RecordSelect<SourceRecord>
    {...props}
    label="Comes from"
    description="An RFI or punch item, by number or words; empty for a change by hand"
    types={['rfi', 'punch_item']}
    first={false}
    clearable
    clearButtonProps={{ 'aria-label': 'Clear the record' }}
  />
);
