import { IconLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { getPunchItemOptions } from '@/api/generated/punch-items.gen';
import { getRfiOptions } from '@/api/generated/rfis.gen';
import { getSubmittalOptions } from '@/api/generated/submittals.gen';
import type { WorkItemType } from '@/api/generated/types.gen';
import { isLogged, recordNumber, recordPath, recordTypes } from '@/records/common/recordTypes';
import { AppLink } from '@/shared/routing/AppLink';
import { useProjectHref } from '@/shared/routing/currentProject';
import { StatusTag } from '@/shared/ui/Tag';
import { usePagePlace } from './PageContext';
import classes from './views.module.css';

/** A record with its status as it is now. Without access to the record, its name when it was put there. */
export function RecordView({ node, selected }: NodeViewProps) {
  const { recordType, recordId, label } = node.attrs;
  const { isPublic } = usePagePlace();
  const type = typeof recordType === 'string' ? recordType : '';
  const id = typeof recordId === 'string' ? recordId : '';
  const name = typeof label === 'string' && label ? label : 'Record';
  return (
    <NodeViewWrapper as="span" className={classes.chip} data-selected={selected || undefined}>
      {isLogged(type) && id && !isPublic ? (
        <LiveChip type={type} id={id} name={name} />
      ) : (
        <span>
          <IconLink size={14} aria-hidden="true" /> {name}
        </span>
      )}
    </NodeViewWrapper>
  );
}

/** What the logs have in common. */
interface Shown {
  number: string | null;
  title: string;
  status: string;
}

function useRecord(projectId: string, type: WorkItemType, id: string): Shown | undefined {
  const quiet = { retry: false };
  const punch = useQuery({
    ...getPunchItemOptions({ path: { projectId, punchItemId: id } }),
    ...quiet,
    enabled: type === 'punch_item',
  });
  const rfi = useQuery({
    ...getRfiOptions({ path: { projectId, rfiId: id } }),
    ...quiet,
    enabled: type === 'rfi',
  });
  const submittal = useQuery({
    ...getSubmittalOptions({ path: { projectId, submittalId: id } }),
    ...quiet,
    enabled: type === 'submittal',
  });
  return { punch_item: punch, rfi, submittal }[type].data?.data;
}

function LiveChip({ type, id, name }: { type: WorkItemType; id: string; name: string }) {
  const { projectId } = usePagePlace();
  const hrefTo = useProjectHref();
  const record = useRecord(projectId, type, id);
  const Sign = recordTypes[type].icon;
  return (
    <AppLink href={hrefTo(recordPath({ type, id }))} draggable={false} contentEditable={false}>
      <Sign size={14} aria-hidden="true" />{' '}
      {record ? `${recordNumber({ type, number: record.number })} ${record.title}` : name}
      {record && (
        <>
          {' '}
          <StatusTag status={record.status} />
        </>
      )}
    </AppLink>
  );
}
