/** The key of a menu item, at its right end. Its name stays without it. */
export const KeyMark = ({ children }: { children: string }) => (
  <span className="quiet text-xs" aria-hidden="true" data-for-keyboards="">
    {children}
  </span>
);
