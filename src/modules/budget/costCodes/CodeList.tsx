import { ActionIcon, Text } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { CostCode } from '@/api/generated/types.gen';
import { useOffers } from '@/api/offers';
import { count } from '@/shared/format/format';
import { DeleteDialog } from '@/shared/forms/DeleteDialog';
import { Tag } from '@/shared/ui/Tag';
import { useComeIntoView } from '@/shared/ui/useComeIntoView';
import { useShown } from '@/shared/ui/useShown';
import classes from './CostCodes.module.css';
import { EditCodeDialog } from './EditCodeDialog';
import { codeRows } from './tree';
import { useDeleteCostCode } from './writes';

/** The code that a dialog is about. */
export interface AskedCode {
  id: string;
  action: 'update' | 'delete';
}

interface Props {
  projectId: string;
  codes: readonly CostCode[];
  /** The code that was added last. */
  addedId: string | null;
  asked: AskedCode | null;
  onAsk: (asked: AskedCode | null) => void;
}

/** The divisions with the own codes of the project beneath. */
export function CodeList({ projectId, codes, addedId, asked, onAsk }: Props) {
  // The question closes with the row, because the focus would otherwise return to a button that is about to disappear.
  const about = codes.find(({ id }) => id === asked?.id);
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
          className={`relative mt-16 scroll-y outlined rounded ${classes.box}`}
          aria-label="List of cost codes"
          data-focus-home
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
          tabIndex={0}
        >
          <ul className={`text-sm list ${classes.list}`}>
            {shown.map(({ code, depth }) => (
              <Row
                key={code?.id ?? 'loose'}
                code={code}
                depth={depth}
                isNew={code?.id === addedId}
                onAsk={onAsk}
              />
            ))}
          </ul>
          {more}
        </section>
      )}
      {about && asked?.action === 'update' && (
        <EditCodeDialog projectId={projectId} costCode={about} onClose={() => onAsk(null)} />
      )}
      {about && asked?.action === 'delete' && (
        <DeleteDialog noun="cost code" item={about} remove={remove} onClose={() => onAsk(null)}>
          <strong>
            {about.code} {about.title}
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
  onAsk: (asked: AskedCode) => void;
}

function Row({ code, depth, isNew, onAsk }: RowProps) {
  const offers = useOffers();
  const row = useComeIntoView<HTMLLIElement>(isNew);
  if (!code) return <li data-top>Without a division</li>;
  return (
    <li
      ref={row}
      data-top={code.isDivision || undefined}
      data-depth={Math.min(depth, 2)}
      data-new={isNew || undefined}
    >
      <span className={`rigid digits breaks ${classes.code}`}>{code.code}</span>
      <span className="grow min-w-0 breaks">{code.title}</span>
      {code.lineCount > 0 && (
        <span className="rigid quiet regular">{count(code.lineCount, 'line')}</span>
      )}
      {code.isArchived && <Tag>Archived</Tag>}
      {code.permittedActions.includes('update') && offers('updateCostCode') && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={`Edit ${code.code}`}
          onClick={() => onAsk({ id: code.id, action: 'update' })}
        >
          <IconPencil size={16} aria-hidden="true" />
        </ActionIcon>
      )}
      {code.permittedActions.includes('delete') && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={`Delete ${code.code}`}
          onClick={() => onAsk({ id: code.id, action: 'delete' })}
        >
          <IconTrash size={16} aria-hidden="true" />
        </ActionIcon>
      )}
    </li>
  );
}
