import { useInsertionEffect } from 'react';

/**
 * Adds styles to the document. The policy of the portal permits no style elements, which an attacker could add as well
 * (scripts/headers.ts).
 *
 * @returns removes them
 */
export function addStyles(css: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}

/** Adds styles while the component is shown. */
export const useStyles = (css: string): void => useInsertionEffect(() => addStyles(css), [css]);
