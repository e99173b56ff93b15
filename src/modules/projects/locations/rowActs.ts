import type { LocationKind, ProjectLocation } from '@/api/generated/types.gen';

/** What the rows of the tree ask the page for. */
export interface RowActs {
  /** Adds a location of another kind than the usual one. */
  onAddKind: (location: ProjectLocation, kind: LocationKind) => void;
  onGenerate: (location: ProjectLocation) => void;
  onMove: (location: ProjectLocation) => void;
  onArchive: (location: ProjectLocation) => void;
  onRestore: (location: ProjectLocation) => void;
  onRemove: (location: ProjectLocation) => void;
  onCode: (location: ProjectLocation) => void;
}

/** What the tree does itself, too. */
export interface MenuActs extends RowActs {
  onAddIn: (location: ProjectLocation) => void;
  onAddAfter: (location: ProjectLocation) => void;
  onRename: (location: ProjectLocation) => void;
}
