import { useEffect, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { DraftKeeper } from './DraftKeeper';
import { type Draft, readDrafts, removeDraft, removeOldDrafts } from './drafts';
import { changedValues, fittingValues, type Shape } from './draftValues';

interface Options {
  /** See draftKey. */
  key: string | null;
  /** The shape of the form's schema; what is not in it, such as a file, is not kept. */
  shape: Shape;
  /** For a change: the version of the record that the form shows. */
  version?: number;
}

/** What FormDialog wants to know of a form's draft. */
export interface FormDraft {
  /** What was left unsent earlier, until the person has chosen what becomes of it. */
  offered: Draft | null;
  /** Somebody has changed the record since. */
  outdated: boolean;
  resume: () => void;
  refuse: () => void;
  /** Makes sure of what has been typed by now. False where this browser keeps nothing. */
  keep: () => boolean;
  /** Forgets what has been typed. */
  discard: () => void;
  /** Forgets it when that has been sent, even when the form is gone by then: `sentBy(mutateAsync(...))`. */
  sentBy: (sending: Promise<unknown>) => void;
}

/**
 * Keeps what is typed in a form until it is sent: through navigation, a reload, a lost network and a killed tab.
 * What was kept is offered, never put in unasked; what is typed beside the offer is kept beside it.
 */
export function useFormDraft<T extends FieldValues>(
  form: UseFormReturn<T>,
  { key, shape, version }: Options,
): FormDraft {
  const [keeper] = useState(() => new DraftKeeper(key, version));
  const [offers, setOffers] = useState(() => (key ? readDrafts(key) : []));
  const offered = offers[0] ?? null;

  useEffect(() => {
    removeOldDrafts();
    const stop = keeper.followPage();
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) =>
        keeper.change(changedValues(shape, defaultValues ?? {}, values)),
    });
    return () => {
      unsubscribe();
      stop();
    };
  }, [form, keeper, shape]);

  const resume = () => {
    if (!offered) return;
    keeper.end(); // What was typed beside the offer goes into it.
    keeper.begin();
    keeper.adopt(offered);
    setOffers([]);
    for (const [field, value] of fittingValues(shape, offered.values)) {
      form.setValue(field as Path<T>, value as PathValue<T, Path<T>>, { shouldDirty: true });
    }
  };
  const refuse = () => {
    if (key && offered) removeDraft(key, offered.id);
    setOffers(offers.slice(1));
  };

  const sent = () => {
    keeper.end();
    keeper.begin(); // The form may stay, for the next one.
  };

  return {
    offered,
    outdated: offered?.version !== version,
    resume,
    refuse,
    keep: () => keeper.flush(),
    discard: () => keeper.end(),
    sentBy: (sending) => void sending.then(sent).catch(() => {}),
  };
}
