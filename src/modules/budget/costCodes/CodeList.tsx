import { ActionIcon, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { CostCode } from '@/api/generated/types.gen';
import { count } from '@/shared/format/format';
import { DeleteDialog } from '@/shared/forms/DeleteDialog';
import { useComeIntoView } from '@/shared/ui/useComeIntoView';
import { useShown } from '@/shared/ui/useShown';
import classes from './CostCodes.module.css';
import { codeRows } from './tree';
import { useDeleteCostCode } from './writes';

interface Props {
  projectId: string;
  codes: readonly CostCode[];
  /** The code that was added last. */
  addedId: string | null;
  /** The code that the user is asked about, before it is deleted. */
  deletingId: string | null;
  onDelete: (costCodeId: string | null) => void;
}

/** The divisions with the own codes of the project beneath. */
export function CodeList({ projectId, codes, addedId, deletingId, onDelete }: Props) {
  // The question closes with the row, because the focus would otherwise return to a button that is about to disappear.
  const deleting = codes.find(({ id }) => id === deletingId);
  const remove = useDeleteCostCode(projectId);
  const { shown, more } = useShown(codeRows(codes), ({ code }) => code?.id === addedId);
  return (
    <>
      {codes.every(({ isDivision }) => isDivision) && (
        <Text size="sm" mt="md">
          No own codes yet. Enter a code and a title above to add the first one.
        </Text>
      )}
      {codes.length > 0 && (
        <section
          className={classes.box}
          aria-label="List of cost codes"
          data-focus-home
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
          tabIndex={0}
        >
          <ul className={classes.list}>
            {shown.map(({ code, depth }) => (
              <Row
                key={code?.id ?? 'loose'}
                code={code}
                depth={depth}
                isNew={code?.id === addedId}
                onDelete={onDelete}
              />
            ))}
          </ul>
          {more}
        </section>
      )}
      {deleting && (
        <DeleteDialog
          noun="cost code"
          item={deleting}
          remove={remove}
          onClose={() => onDelete(null)}
        >
          <strong>
            {deleting.code} {deleting.title}
          </strong>{' '}
          will be deleted. This cannot be undone.
        </DeleteDialog>
      )}
    </>
  );
}

interface RowProps {
  code: CostCode | null;
  depth: number;
  isNew: boolean;
  onDelete: (costCodeId: string) => void;
}

function Row({ code, depth, isNew, onDelete }: RowProps) {
  const row = useComeIntoView<HTMLLIElement>(isNew);
  if (!code) return <li data-top>Without a division</li>;
  return (
    <li
      ref={row}
      data-top={code.isDivision || undefined}
      data-depth={Math.min(depth, 2)}
      data-new={isNew || undefined}
    >
      <span className={classes.code}>{code.code}</span>
      <span className={classes.title}>{code.title}</span>
      {code.lineCount > 0 && <span className={classes.lines}>{count(code.lineCount, 'line')}</span>}
      {code.permittedActions.includes('delete') && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={`Delete ${code.code}`}
          onClick={() => onDelete(code.id)}
        >
          <IconTrash size={16} aria-hidden="true" />
        </ActionIcon>
      )}
    </li>
  );
}
