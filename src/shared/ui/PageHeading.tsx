import { Title } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';

/** The document's title, for pages whose heading says something else than the tab should. */
function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Construction portal`;
  }, [title]);
}

/**
 * The heading of a page. It names the document too; the router moves the focus here on navigation.
 */
export function PageHeading({ children, title }: { children: ReactNode; title: string }) {
  useDocumentTitle(title);
  return (
    <Title order={1} tabIndex={-1} data-page-heading>
      {children}
    </Title>
  );
}
