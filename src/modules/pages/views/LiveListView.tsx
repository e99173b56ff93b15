import { Select } from '@mantine/core';
import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { zDiscipline } from '@/api/generated/schemas/options.gen';
import { DueDate } from '@/records/common/marks';
import {
  isLogged,
  recordNumber,
  recordPath,
  recordTypeList,
  recordTypes,
} from '@/records/common/recordTypes';
import { count } from '@/shared/format/format';
import { optionLabel } from '@/shared/format/labels';
import { AppLink } from '@/shared/routing/AppLink';
import { useProjectHref } from '@/shared/routing/currentProject';
import { ErrorLine } from '@/shared/ui/states';
import { StatusTag } from '@/shared/ui/Tag';
import { usePagePlace } from './PageContext';
import { type ListFilter, liveOperations, useLiveRows } from './useLiveRows';
import classes from './views.module.css';

const disciplines = zDiscipline.options.map((value) => ({ value, label: optionLabel(value) }));

function filterOf(attrs: Readonly<Record<string, unknown>>): ListFilter {
  const type = String(attrs.recordType ?? '');
  const discipline = zDiscipline.safeParse(attrs.discipline);
  return {
    type: isLogged(type) ? type : 'rfi',
    isOpen: attrs.status !== 'all',
    discipline: discipline.success ? discipline.data : null,
  };
}

/** The records of a filter as they are now, such as the open RFIs of structural. */
export function LiveListView({ node, selected, editor, updateAttributes }: NodeViewProps) {
  const filter = filterOf(node.attrs);
  const { type, isOpen, discipline } = filter;
  const { isPublic } = usePagePlace();
  const title = [
    isOpen ? 'Open' : 'All',
    recordTypes[type].many,
    ...(discipline ? ['of', optionLabel(discipline).toLowerCase()] : []),
  ].join(' ');
  return (
    <NodeViewWrapper
      as="section"
      className={classes.live}
      aria-label={title}
      data-selected={selected || undefined}
      contentEditable={false}
    >
      <div className={`row wrap gap-8 p-8-12 ${classes.liveHead}`}>
        <strong>{title}</strong>
        {editor.isEditable && (
          <>
            <Select
              size="xs"
              w={130}
              aria-label="Records of the list"
              allowDeselect={false}
              data={recordTypeList.map((recordType) => ({
                value: recordType.type,
                label: optionLabel(recordType.many),
              }))}
              value={type}
              onChange={(recordType) => updateAttributes({ recordType })}
            />
            <Select
              size="xs"
              w={90}
              aria-label="Status of the list"
              allowDeselect={false}
              data={[
                { value: 'open', label: 'Open' },
                { value: 'all', label: 'All' },
              ]}
              value={isOpen ? 'open' : 'all'}
              onChange={(status) => updateAttributes({ status })}
            />
            <Select
              size="xs"
              w={150}
              aria-label="Discipline of the list"
              placeholder="Any discipline"
              clearable
              clearButtonProps={{ 'aria-label': 'Any discipline' }}
              data={disciplines}
              value={discipline}
              onChange={(value) => updateAttributes({ discipline: value })}
            />
          </>
        )}
      </div>
      {isPublic ? <p>Members of the project see the records here.</p> : <Rows filter={filter} />}
    </NodeViewWrapper>
  );
}

function Rows({ filter }: { filter: ListFilter }) {
  const { projectId } = usePagePlace();
  const hrefTo = useProjectHref();
  const { rows, hasMore, error, refetch } = useLiveRows(projectId, filter);
  const { type } = filter;
  if (error && !rows) {
    const operation = liveOperations[type];
    return <ErrorLine operation={operation} error={error} onRetry={() => void refetch()} />;
  }
  if (!rows) return <p aria-busy="true">The list is being read.</p>;
  if (rows.length === 0) return <p>There are none.</p>;
  return (
    <>
      <table>
        <thead>
          <tr>
            <th>Number</th>
            <th>Title</th>
            <th>Status</th>
            <th>Due</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, number, title, status, dueDate, overdue }) => (
            <tr key={id}>
              <td>{recordNumber({ type, number })}</td>
              <td>
                <AppLink href={hrefTo(recordPath({ type, id }))}>{title}</AppLink>
              </td>
              <td>
                <StatusTag status={status} />
              </td>
              <td>
                <DueDate dueDate={dueDate} overdue={overdue} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {hasMore && <p>The first {count(rows.length, 'record')} of more.</p>}
    </>
  );
}
