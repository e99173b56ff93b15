import type { AnyExtension, Extensions, Node } from '@tiptap/core';
import { type ReactNodeViewProps, ReactNodeViewRenderer } from '@tiptap/react';
import type { ComponentType } from 'react';
import { LiveList, Toc } from '../schema/blocks';
import { schemaExtensions } from '../schema/extensions';
import { Mention, RecordChip } from '../schema/inline';
import { FileBlock, PhotoBlock, Picture, SheetBlock } from '../schema/media';
import { LiveListView } from './LiveListView';
import { FileView, PhotoView, PictureView, SheetView } from './MediaViews';
import { MentionView } from './MentionView';
import { RecordView } from './RecordView';
import { TocView } from './TocView';

const shown = (node: Node, View: ComponentType<ReactNodeViewProps>): AnyExtension =>
  node.extend({ addNodeView: () => ReactNodeViewRenderer(View) });

const withViews: ReadonlyMap<string, AnyExtension> = new Map(
  [
    shown(Toc, TocView),
    shown(LiveList, LiveListView),
    shown(Picture, PictureView),
    shown(FileBlock, FileView),
    shown(PhotoBlock, PhotoView),
    shown(SheetBlock, SheetView),
    shown(Mention, MentionView),
    shown(RecordChip, RecordView),
  ].map((extension) => [extension.name, extension]),
);

/** What a page can hold, as people see it. */
export const shownExtensions: Extensions = schemaExtensions.map(
  (extension) => withViews.get(extension.name) ?? extension,
);
