import { type ReactNode, useEffect } from 'react';

/** Sets the document title, for pages with a title that differs from the heading. */
function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Construction portal`;
  }, [title]);
}

/** Shows the heading of a page, which also sets the document title. The router focuses it on navigation. */
export function PageHeading({ children, title }: { children: ReactNode; title: string }) {
  useDocumentTitle(title);
  return (
    <h1 tabIndex={-1} data-page-heading>
      {children}
    </h1>
  );
}
