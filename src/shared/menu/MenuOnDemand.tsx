import {
  type ComponentProps,
  cloneElement,
  type ReactElement,
  type ReactNode,
  Suspense,
  useState,
} from 'react';
import { toast } from '../feedback/toast';

/** The button of a menu, as an element that takes the properties of a button. */
export type MenuTarget = ReactElement<ComponentProps<'button'>>;

/**
 * Shows the button of a menu. The code of the menu loads when the pointer or the focus reaches the button, so that the first
 * screens load none of it, and long lists render no menus. On a click, the menu opens as soon as its code is there.
 *
 * @param preload Loads the code of the menu.
 * @param children Shows an `OpenMenu` at the button.
 */
export function MenuOnDemand({
  target,
  preload,
  children,
}: {
  target: MenuTarget;
  preload: () => Promise<unknown>;
  children: (target: MenuTarget) => ReactNode;
}) {
  const [isWanted, setWanted] = useState(false);
  if (isWanted) return <Suspense fallback={target}>{children(target)}</Suspense>;
  const prepare = () => void preload().catch(() => {});
  const open = () =>
    preload().then(
      () => setWanted(true),
      () =>
        toast.error('The menu could not be loaded', {
          reason: 'Check your connection and try again, or reload the page.',
        }),
    );
  return cloneElement(target, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: open,
  });
}
