import { createContext, useContext } from 'react';

/** A file in the text, at a short-lived address. A visitor may have none for it. */
export interface PageFile<Url extends string | null = string> {
  id: string;
  fileName: string;
  mime: string;
  sizeBytes: number;
  url: Url;
}

/** What the parts of a text need to know about their page. */
export interface PagePlace {
  projectId: string;
  /** Undefined while the files are being read. */
  files: readonly PageFile<string | null>[] | undefined;
  /** Whether a visitor reads it, who sees no records of the project. */
  isPublic: boolean;
}

const Context = createContext<PagePlace>({ projectId: '', files: undefined, isPublic: true });

export const PagePlaceProvider = Context.Provider;
export const usePagePlace = (): PagePlace => useContext(Context);
