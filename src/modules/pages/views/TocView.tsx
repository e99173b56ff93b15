import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { headingsOf, showHeading } from './headings';
import { useSeen } from './useSeen';
import classes from './views.module.css';

/** Shows the headings of the page, as links. */
export function TocView({ editor, selected }: NodeViewProps) {
  const headings = useSeen(editor, headingsOf);
  return (
    <NodeViewWrapper
      as="nav"
      className={classes.toc}
      aria-label="Table of contents"
      data-selected={selected || undefined}
    >
      {headings.length === 0 ? (
        <p>The headings of the page appear here.</p>
      ) : (
        <ul>
          {headings.map(({ index, level, text }) => (
            <li key={index} data-level={level}>
              <button type="button" onClick={() => showHeading(editor, index)}>
                {text}
              </button>
            </li>
          ))}
        </ul>
      )}
    </NodeViewWrapper>
  );
}
