import type { Editor } from '@tiptap/core';
import { useEffect, useState } from 'react';
import { count } from '@/shared/format/format';
import classes from './TextPane.module.css';

/** How long the text must rest before its words are counted, in milliseconds. */
const REST_MS = 400;

const wordsIn = ({ state: { doc } }: Editor): number =>
  doc.textBetween(0, doc.content.size, ' ', ' ').match(/\S+/gu)?.length ?? 0;

/** Shows the number of words. Counted when the text rests, so that a long text is quick to type. */
export function WordCount({ editor }: { editor: Editor }) {
  const [words, setWords] = useState(() => wordsIn(editor));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onUpdate = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setWords(wordsIn(editor)), REST_MS);
    };
    editor.on('update', onUpdate);
    return () => {
      clearTimeout(timer);
      editor.off('update', onUpdate);
    };
  }, [editor]);
  return (
    <p className={`rigid m-0 p-4-16 line-above surface quiet text-xs ${classes.words}`}>
      {count(words, 'word')}
    </p>
  );
}
