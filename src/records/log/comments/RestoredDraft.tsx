import { Button } from '@mantine/core';
import { ago } from '@/shared/forms/ago';
import type { KeptFiles } from '@/shared/forms/drafts';
import { lostText, withFiles } from '@/shared/forms/keptText';

interface Props {
  /** When the draft was saved that is back; null for none. */
  at: number | null;
  files: KeptFiles | undefined;
  onDiscard: () => void;
}

/** Says of which time the text is that stands in the field, and what was kept with it. */
export function RestoredDraft({ at, files, onDiscard }: Props) {
  if (at === null) return null;
  return (
    <span className="quiet text-xs">
      Your draft from {ago(at)}
      {withFiles(files)}
      {lostText(files) && `.${lostText(files)}`}
      <Button size="compact-xs" variant="subtle" color="gray" onClick={onDiscard}>
        Discard
      </Button>
    </span>
  );
}
