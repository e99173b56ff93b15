import { useEffect, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { DraftWriter } from './DraftWriter';
import {
  type Draft,
  type DraftKey,
  type KeptFiles,
  readDrafts,
  removeDraft,
  removeOldDrafts,
} from './drafts';
import { changedValues, fittingValues, type Shape } from './draftValues';
import { keptText } from './keptText';

interface Options {
  /** See draftKey. */
  key: DraftKey | null;
  /** The shape of the form's schema. Other values are not saved. */
  shape: Shape;
  /** An edit names the version of the record that the form shows. */
  version?: number;
  /** The field that has files, which are kept beside the values. */
  files?: string;
}

/** The draft of a form, for FormDialog. */
export interface FormDraft {
  /** An earlier draft, until the user restores or discards it. */
  offered: Draft | null;
  /** The record has changed since the draft was saved. */
  outdated: boolean;
  /** Whether this browser has all that was typed and chosen so far. */
  isKept: boolean;
  /** Says what is kept. */
  kept: () => string;
  resume: () => Promise<void>;
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
  { key, shape, version, files }: Options,
): FormDraft {
  const [isKept, setKept] = useState(false);
  const [writer] = useState(() => new DraftWriter(key, version, setKept));
  const [offers, setOffers] = useState(() => (key ? readDrafts(key) : []));
  const offered = offers[0] ?? null;

  useEffect(() => {
    removeOldDrafts();
    const stop = writer.followPage();
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => {
        const changed = changedValues(shape, defaultValues ?? {}, values);
        const chosen: readonly File[] = (files && values[files]) || [];
        const isEmpty = changed === null && chosen.length === 0;
        writer.change(isEmpty ? null : (changed ?? {}), chosen);
      },
    });
    return () => {
      unsubscribe();
      stop();
    };
  }, [form, writer, shape, files]);

  const resume = async () => {
    if (!offered) return;
    const read = offered.files && (await import('./draftFiles')).readFiles;
    const found = (await read?.(offered.id, offered.files as KeptFiles)) ?? [];
    writer.end(); // Input typed before restoring becomes part of the restored draft.
    writer.begin();
    setOffers([]);
    const chosen = [...((files && form.getValues(files as Path<T>)) || []), ...found];
    writer.adopt(offered, chosen);
    if (files && found.length > 0) {
      form.setValue(files as Path<T>, chosen as PathValue<T, Path<T>>, { shouldDirty: true });
    }
    for (const [field, value] of fittingValues(shape, offered.values)) {
      form.setValue(field as Path<T>, value as PathValue<T, Path<T>>, { shouldDirty: true });
    }
  };
  const refuse = () => {
    if (key && offered) removeDraft(key, offered.id);
    const id = offered?.files && offered.id;
    if (id) void import('./draftFiles').then((code) => code.dropFiles(id));
    setOffers(offers.slice(1));
  };

  const sent = () => {
    writer.end();
    writer.begin(); // The form can stay open for the next record.
  };

  return {
    offered,
    outdated: offered?.version !== version,
    isKept,
    kept: () => keptText(writer.files),
    resume,
    refuse,
    save: () => writer.flush(),
    discard: () => writer.end(),
    sentBy: (sending) => void sending.then(sent).catch(() => {}),
  };
}
