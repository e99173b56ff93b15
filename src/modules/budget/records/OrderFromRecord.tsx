import { useQuery } from '@tanstack/react-query';
import { getPunchItemOptions } from '@/api/generated/punch-items.gen';
import { getRfiOptions } from '@/api/generated/rfis.gen';
import type { Budget } from '@/api/generated/types.gen';
import { RecordModal } from '@/records/common/RecordModal';
import ChangeOrderDialog from './ChangeOrderDialog';

interface Props {
  budget: Budget;
  /** Type and id of the record, such as 'rfi:rfi_12'. */
  from: string;
  onClose: () => void;
}

/** A new change order that comes from an RFI or a punch item. */
export default function OrderFromRecord({ budget, from, onClose }: Props) {
  const { projectId } = budget;
  const [type, id = ''] = from.split(':');
  const isRfi = type === 'rfi';
  const rfi = useQuery({ ...getRfiOptions({ path: { projectId, rfiId: id } }), enabled: isRfi });
  const punchItem = useQuery({
    ...getPunchItemOptions({ path: { projectId, punchItemId: id } }),
    enabled: !isRfi,
  });
  const query = isRfi ? rfi : punchItem;
  const record = query.data?.data;
  if (record) {
    return (
      <ChangeOrderDialog
        budget={budget}
        order={null}
        event={null}
        from={{ ...record, type: isRfi ? 'rfi' : 'punch_item' }}
        onClose={onClose}
      />
    );
  }
  return (
    <RecordModal
      title="New change order"
      source={{ operation: isRfi ? 'getRfi' : 'getPunchItem', query }}
      onClose={onClose}
    >
      {null}
    </RecordModal>
  );
}
