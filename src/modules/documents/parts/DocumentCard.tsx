import { Button } from '@mantine/core';
import type { Document } from '@/api/generated/types.gen';
import { RowCard } from '@/shared/collection/Row';
import { formatDate } from '@/shared/format/format';
import type { useRestoreDocument } from '../mutations';
import { hitText, KindIcon, sizeText, trailText } from './columns';
import { RowMarks } from './RowMarks';

interface RestoreProps {
  document: Document;
  restore: ReturnType<typeof useRestoreDocument>;
}

export const RestoreButton = ({ document, restore }: RestoreProps) =>
  document.permittedActions.includes('delete') && (
    <Button
      size="compact-sm"
      variant="default"
      aria-label={`Restore ${document.name}`}
      loading={restore.isPending && restore.variables.id === document.id}
      onClick={() => restore.mutate(document)}
    >
      Restore
    </Button>
  );

interface Props {
  document: Document;
  href: string;
  /** Whether documents of other folders are listed, too. */
  showsFolder: boolean;
  /** Restores it from the recycle bin; absent for a document that is not there. */
  restore: RestoreProps['restore'] | undefined;
}

/** A document in the list of a phone. */
export const DocumentCard = ({ document, href, showsFolder, restore }: Props) => (
  <RowCard
    href={href}
    name={document.name}
    picture={<KindIcon document={document} />}
    mark={
      restore ? (
        <RestoreButton document={document} restore={restore} />
      ) : (
        <RowMarks document={document} />
      )
    }
    lines={[
      [sizeText(document), formatDate(document.updatedAt)].join(' · '),
      showsFolder && trailText(document),
      hitText(document),
    ]}
  />
);
