import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { namesIn } from '../schema/peopleNames';
import { useSeen } from './useSeen';

/** A person of the project, with the name that they have now. */
export function MentionView({ node, editor }: NodeViewProps) {
  const id = String(node.attrs.id ?? '');
  const names = useSeen(editor, ({ state }) => namesIn(state));
  return (
    <NodeViewWrapper as="span" data-type="mention" data-id={id}>
      @{names[id] ?? '…'}
    </NodeViewWrapper>
  );
}
