import { IconMap2 } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listSheetsOptions } from '@/api/generated/plans.gen';
import type { Sheet } from '@/api/generated/types.gen';
import { EmptyState } from '@/shared/ui/EmptyState';
import { PickTiles, useSearchWords } from './PickTiles';

interface Props {
  projectId: string;
  onPick: (sheets: readonly Sheet[]) => void;
  onClose: () => void;
}

/** Chooses sheets of the plans to build from. */
export default function PickSheets({ projectId, onPick, onClose }: Props) {
  const words = useSearchWords();
  const query = { ...words.query, planStatus: 'active' as const, limit: 60 };
  const found = useQuery({
    ...listSheetsOptions({ path: { projectId }, query }),
    placeholderData: keepPreviousData,
  });
  return (
    <PickTiles<Sheet>
      title="Sheets of the plans"
      one="sheet"
      hint="Number, title or words on the drawing"
      operation="listSheets"
      words={words}
      found={found}
      items={found.data?.data}
      captionOf={({ number, title, revision }) => [
        `${number} ${title}`,
        revision ? `Revision ${revision}` : '',
      ]}
      empty={
        <EmptyState icon={<IconMap2 size={20} />} title="No sheets found">
          Publish a set of plans, and its sheets can be shown in pages.
        </EmptyState>
      }
      onPick={onPick}
      onClose={onClose}
    />
  );
}
