import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { DraftNotice } from './DraftNotice';
import { type Draft, draftKey, readDrafts, removeDraft, saveDraft } from './drafts';
import { PersonId } from './person';
import { enterTexts, type FieldTexts, textsOf, typedTexts } from './typedFields';

interface Props {
  /** Tells the form from the others at the same address. */
  name: string;
  /** Whether there is something to keep. */
  dirty: boolean;
}

/** The window tells of these. */
const ENDS = ['session-ending', 'session-end'];

/**
 * Keeps what was typed in the form around it when the session ends or the browser closes the page, and offers it when the same
 * form is opened again. A form with drafts of its own (useFormDraft) needs none. Files, and what was chosen from a list that is
 * searched, are not kept.
 */
export function KeptInput({ name, dirty }: Props) {
  const person = useContext(PersonId);
  const place = useRef<HTMLSpanElement>(null);
  const [key] = useState(() =>
    draftKey(person || undefined, 'input', location.pathname + location.search, name),
  );
  const [id] = useState(() => crypto.randomUUID());
  const [offered, setOffered] = useState<Draft | null>(() => (key && readDrafts(key)[0]) ?? null);
  const first = useRef<FieldTexts>({});
  const formOf = () => place.current?.closest('form') ?? null;
  const save = useEffectEvent(() => {
    const form = formOf();
    if (!key || !form || !dirty) return;
    const values = typedTexts(first.current, textsOf(form));
    if (Object.keys(values).length > 0) saveDraft(key, { id, savedAt: Date.now(), values });
  });
  useEffect(() => {
    const form = place.current?.closest('form');
    if (form) first.current = textsOf(form);
    let isOver = false;
    const end = () => {
      save();
      isOver = true;
    };
    const hide = () => save();
    for (const event of ENDS) addEventListener(event, event === 'session-end' ? end : hide);
    addEventListener('pagehide', hide);
    document.addEventListener('visibilitychange', hide);
    return () => {
      for (const event of ENDS) removeEventListener(event, event === 'session-end' ? end : hide);
      removeEventListener('pagehide', hide);
      document.removeEventListener('visibilitychange', hide);
      // It was sent or discarded.
      if (key && !isOver) removeDraft(key, id);
    };
  }, [key, id]);
  const settle = () => {
    if (key && offered) removeDraft(key, offered.id);
    setOffered(null);
  };
  const resume = async () => {
    const form = formOf();
    if (form && offered) await enterTexts(form, offered.values as FieldTexts);
    settle();
  };
  return (
    <>
      <span ref={place} hidden />
      {offered && !dirty && (
        <DraftNotice draft={{ offered, outdated: false, resume, refuse: settle }} />
      )}
    </>
  );
}
