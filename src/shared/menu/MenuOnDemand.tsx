import { type ComponentProps, cloneElement, type ReactElement, useState } from 'react';
import { toast } from '../feedback/toast';
import type { OnDemand } from '../onDemand';

/** The button of a menu, as an element that takes the properties of a button. */
export type MenuTarget = ReactElement<ComponentProps<'button'>>;

/**
 * The button of a menu. The code of the menu loads when the pointer or the focus reaches the button, so that the first
 * screens load none of it. On a click, the menu opens as soon as its code is there.
 *
 * @param menu Shows an `OpenMenu` at the button.
 */
export function MenuOnDemand({
  target,
  menu: Menu,
}: {
  target: MenuTarget;
  menu: OnDemand<{ target: MenuTarget }>;
}) {
  const [isWanted, setWanted] = useState(false);
  if (isWanted) return <Menu target={target} />;
  const prepare = () => void Menu.preload().catch(() => {});
  const open = () =>
    Menu.preload().then(
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
