import { Button, SegmentedControl, Switch } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import type { SheetMarkup, SheetMarkupLayer } from '@/api/generated/types.gen';
import { count } from '@/shared/format/format';
import { fullName } from '@/shared/format/labels';
import { EmptyState } from '@/shared/ui/EmptyState';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorState } from '@/shared/ui/states';
import type { Markup } from './useMarkup';

const layers: Record<SheetMarkupLayer, string> = {
  own: 'Only you',
  shared: 'The team',
  published: 'Everyone',
};

/** Returns what a layer has, and who sees it. */
const wordsOf = ({ layer, shapes, measures }: SheetMarkup): string =>
  [
    `For ${layers[layer].toLowerCase()}`,
    shapes.length > 0 && count(shapes.length, 'shape'),
    measures.length > 0 && count(measures.length, 'measurement'),
  ]
    .filter(Boolean)
    .join(' · ');

interface Props {
  markup: Markup;
  /** Whether the drawing is there. */
  isReady: boolean;
  onDraw: () => void;
}

/** Shows the markup on a sheet, as layers of the people who drew it. */
export function MarkupPanel({ markup, isReady, onDraw }: Props) {
  const { list, all, own, mayDraw, mayPublish, saving } = markup;
  return (
    <div className="grid gap-12">
      {mayDraw && (
        <>
          <Button leftSection={<IconPencil size={16} />} disabled={!isReady} onClick={onDraw}>
            {own && own.shapes.length > 0 ? 'Change your markup' : 'Mark up'}
          </Button>
          <p className="quiet text-xs">Draws on the part in view. Zoom in for finer lines.</p>
        </>
      )}
      {list.isPending && <Skeleton shape="row" count={3} />}
      {list.error && !list.data && (
        <ErrorState
          operation="listSheetMarkups"
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.data && all.length === 0 && (
        <EmptyState icon={<IconPencil size={20} />} title="No markup yet">
          {mayDraw
            ? 'Draw on the sheet for yourself, for the team, or for everybody.'
            : 'What the team publishes on this sheet appears here.'}
        </EmptyState>
      )}
      <ul className="grid gap-4 list" aria-label="Layers">
        {all.map((sheetMarkup) => (
          <li key={sheetMarkup.createdBy.id} className="grid gap-8 p-8 outlined rounded">
            <Switch
              label={sheetMarkup.isOwn ? 'Yours' : fullName(sheetMarkup.createdBy)}
              description={wordsOf(sheetMarkup)}
              checked={markup.isShown(sheetMarkup)}
              onChange={() => markup.toggle(sheetMarkup)}
            />
            {sheetMarkup.isOwn && mayDraw && (
              <SegmentedControl
                size="xs"
                fullWidth
                aria-label="Who sees your markup"
                value={sheetMarkup.layer}
                disabled={saving}
                data={(Object.keys(layers) as SheetMarkupLayer[])
                  .filter((layer) => layer !== 'published' || mayPublish)
                  .map((value) => ({ value, label: layers[value] }))}
                onChange={(layer) => markup.setLayer(layer as SheetMarkupLayer)}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
