import { useEffect, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { DraftWriter } from './DraftWriter';
import { type Draft, type DraftKey, readDrafts, removeDraft, removeOldDrafts } from './drafts';
import { changedValues, fittingValues, type Shape } from './draftValues';

interface Options {
  /** See draftKey. */
  key: DraftKey | null;
  /** The shape of the form's schema. Other values, such as files, are not saved. */
  shape: Shape;
  /** An edit names the version of the record that the form shows. */
  version?: number;
}

/** The draft of a form, for FormDialog. */
export interface FormDraft {
  /** An earlier draft, until the user restores or discards it. */
  offered: Draft | null;
  /** The record has changed since the draft was saved. */
  outdated: boolean;
  resume: () => void;
  refuse: () => void;
  /** Saves the input at once. Returns false if this browser cannot save it. */
  save: () => boolean;
  /** Discards the input. */
  discard: () => void;
  /** Removes the draft when the request succeeds, even if the form is gone by then: `sentBy(mutateAsync(...))`. */
  sentBy: (sending: Promise<unknown>) => void;
}

/**
 * Saves the input of a form until it is sent, to survive navigation, a reload, a lost network and a closed tab. An
 * earlier draft is only offered. Input typed meanwhile is saved as a draft of its own.
 */
export function useFormDraft<T extends FieldValues>(
  form: UseFormReturn<T>,
  { key, shape, version }: Options,
): FormDraft {
  const [writer] = useState(() => new DraftWriter(key, version));
  const [offers, setOffers] = useState(() => (key ? readDrafts(key) : []));
  const offered = offers[0] ?? null;

  useEffect(() => {
    removeOldDrafts();
    const stop = writer.followPage();
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) =>
        writer.change(changedValues(shape, defaultValues ?? {}, values)),
    });
    return () => {
      unsubscribe();
      stop();
    };
  }, [form, writer, shape]);

  const resume = () => {
    if (!offered) return;
    writer.end(); // Input typed before restoring becomes part of the restored draft.
    writer.begin();
    writer.adopt(offered);
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
    writer.end();
    writer.begin(); // The form can stay open for the next record.
  };

  return {
    offered,
    outdated: offered?.version !== version,
    resume,
    refuse,
    save: () => writer.flush(),
    discard: () => writer.end(),
    sentBy: (sending) => void sending.then(sent).catch(() => {}),
  };
}
