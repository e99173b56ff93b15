import type { Document } from '@/api/generated/types.gen';
import { MediaCard } from '@/shared/collection/MediaCard';
import { kindOf } from '../kinds';
import { hitText, sizeText } from './columns';
import { RowMarks } from './RowMarks';

interface Props {
  document: Document;
  href: string | undefined;
  selected: boolean;
  onSelect: ((on: boolean) => void) | undefined;
}

/** Shows a folder or file in the grid, with the picture of its first page. */
export const GridCard = ({ document, href, selected, onSelect }: Props) => (
  <MediaCard
    title={document.name}
    href={href}
    description={hitText(document) || undefined}
    thumbnailUrl={document.current?.preview.thumbnailUrl ?? null}
    icon={kindOf(document).icon}
    paper
    badge={<RowMarks document={document} />}
    facts={<span>{sizeText(document)}</span>}
    at={document.updatedAt}
    layout="grid"
    selected={selected}
    onSelect={onSelect}
  />
);
