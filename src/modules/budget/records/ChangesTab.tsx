import { SegmentedControl } from '@mantine/core';
import { useView } from '@/shared/collection/view';
import type { TabProps } from '../tabProps';
import { ChangeEvents } from './ChangeEvents';
import { ChangeOrders } from './ChangeOrders';
import { changesView } from './changesView';

/** Shows the change orders, and the change events that they come from. */
export default function ChangesTab(props: TabProps) {
  const { view, change } = useView(changesView);
  // The owner without the switch only sees the orders to decide about.
  if (props.budget.scope !== 'all') return <ChangeOrders {...props} picker={null} />;
  const picker = (
    <SegmentedControl
      size="xs"
      aria-label="List"
      value={view.list}
      data={[
        { value: 'orders', label: 'Change orders' },
        { value: 'events', label: 'Change events' },
      ]}
      onChange={(list) => change({ list, status: 'all', q: '', open: '' })}
    />
  );
  return view.list === 'events' ? (
    <ChangeEvents {...props} picker={picker} />
  ) : (
    <ChangeOrders {...props} picker={picker} />
  );
}
