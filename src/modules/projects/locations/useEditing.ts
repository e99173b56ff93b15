import { useRef, useState } from 'react';
import type { ProjectLocation } from '@/api/generated/types.gen';
import { failureText } from '@/shared/errors/operationTexts';
import { toast } from '@/shared/feedback/toast';
import { useCreateLocation, useUpdateLocation } from './mutations';
import type { Draft } from './tree';

interface Renaming {
  id: string;
  /** The version that the person saw when they began. */
  version: number;
}

/** What is being named in the tree: a new location, or one that gets another name. */
export function useEditing(projectId: string, onDone: () => void) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [renaming, setRenaming] = useState<Renaming | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { mutateAsync: create } = useCreateLocation(projectId);
  const update = useUpdateLocation(projectId, 'inline');
  const isAdding = useRef(false);
  isAdding.current = draft !== null;
  /** Locations are added one after the other, so that each finds its place. */
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const begin = (next: Draft | null) => {
    setFailure(null);
    setRenaming(null);
    setDraft(next);
  };
  const add = (name: string, isLeaving: boolean): string => {
    if (!draft) return name;
    const { kind, parentId, position } = draft;
    setFailure(null);
    setDraft(isLeaving ? null : { ...draft, position: position + 1 });
    queue.current = queue.current
      .then(() => create({ kind, name, position, ...(parentId !== null && { parentId }) }))
      .catch((error: unknown) => {
        const text = `${name}: ${failureText('createProjectLocation', error)}`;
        if (isAdding.current) setFailure(text);
        else toast.error(text);
      });
    return '';
  };
  const rename = (name: string, latest: ProjectLocation): string => {
    if (!renaming) return name;
    // After a refusal, the person has seen what the others did.
    const version = failure === null ? renaming.version : latest.version;
    update.mutate(
      { id: renaming.id, version, name },
      {
        onSuccess: () => {
          setRenaming(null);
          setFailure(null);
          onDone();
        },
        onError: (error) => setFailure(failureText('updateProjectLocation', error)),
      },
    );
    return name;
  };
  return {
    draft,
    renaming: renaming?.id ?? null,
    failure,
    begin,
    add,
    rename,
    beginRename: ({ id, version }: ProjectLocation) => {
      begin(null);
      setRenaming({ id, version });
    },
    end: () => begin(null),
  };
}

export type Editing = ReturnType<typeof useEditing>;
