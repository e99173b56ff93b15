/** React adds it to the document only once, for all of its roots. */
const ofReact = 'selectionchange';

/**
 * Ends the listeners that a page added to the window and the document when it closes, as a browser does.
 *
 * @returns ends the listeners
 */
export function followListeners(): () => void {
  const ends = [globalThis, document].map((target) => {
    const { addEventListener, removeEventListener } = target;
    const added: Parameters<typeof removeEventListener>[] = [];
    target.addEventListener = (...given: Parameters<typeof addEventListener>) => {
      addEventListener.apply(target, given);
      if (given[0] !== ofReact) added.push(given);
    };
    return () => {
      target.addEventListener = addEventListener;
      for (const given of added) removeEventListener.apply(target, given);
    };
  });
  return () => {
    for (const end of ends) end();
  };
}
