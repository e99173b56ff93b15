import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { ago } from './ago';
import dialog from './Dialog.module.css';
import { lostText, withFiles } from './keptText';
import type { FormDraft } from './useFormDraft';

type Offer = Pick<FormDraft, 'offered' | 'outdated' | 'resume' | 'refuse'>;

/** Offers an earlier draft. Gets the focus at first, so that it is not overlooked. */
export function DraftNotice({ draft }: { draft: Offer }) {
  const { offered, outdated } = draft;
  if (!offered) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be one more group of fields.
    <div
      className={`grid gap-4-8 p-8-12 outlined rounded sunken quiet text-sm ${dialog.draft}`}
      role="group"
      aria-label="Unsent draft"
    >
      <IconPencil size={16} aria-hidden="true" />
      <p className="m-0 text">
        You have an unsent draft from {ago(offered.savedAt)}
        {withFiles(offered.files)}.{lostText(offered.files)}
        {outdated && ' The record has changed since. Your draft would overwrite those changes.'}
      </p>
      <div className={`flex gap-4 ${dialog.draftActions}`}>
        <Button
          data-autofocus
          size="compact-sm"
          variant="default"
          onClick={(event) => {
            focusFirstField(event.currentTarget.form);
            void draft.resume();
          }}
        >
          Continue
        </Button>
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          onClick={(event) => {
            focusFirstField(event.currentTarget.form);
            draft.refuse();
          }}
        >
          Discard
        </Button>
      </div>
    </div>
  );
}

/** The focused notice disappears: move the focus to the first field. */
function focusFirstField(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('input, textarea, select')?.focus();
}
