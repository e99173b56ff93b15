import type { Page } from '@playwright/test';

/** Returns how many pixels of the page can only be reached by scrolling sideways. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Returns the controls that something else lies over, wherever the page is scrolled to, as 'control < what lies over it'.
 * An open dialog or menu may lie over the rest of the page.
 */
export const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls =
      'button, a[href], input, select, textarea, [contenteditable="true"], [role="button"], [role="tab"], [role="slider"]';
    const layers = [
      ...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="menu"], [role="listbox"]'),
    ].filter((element) => element.checkVisibility({ opacityProperty: true }));
    const scope = layers.at(-1) ?? document.body;
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') || element.textContent || element.getAttribute('placeholder') || element.className).trim().slice(0, 40)}"`;
    /** What lies over the middle of the first line of a control, if it is in the window. */
    const over = (control: HTMLElement): Element | undefined => {
      const box = control.getClientRects()[0];
      if (!box) return;
      const x = box.x + box.width / 2;
      const y = box.y + box.height / 2;
      const hit = document.elementFromPoint(x, y);
      if (!hit || control.contains(hit) || hit.contains(control)) return;
      const labels = 'labels' in control ? [...(control.labels as NodeListOf<Element>)] : [];
      return labels.some((label) => label.contains(hit)) ? undefined : hit;
    };
    const found: string[] = [];
    for (const control of scope.querySelectorAll<HTMLElement>(controls)) {
      const { width, height } = control.getBoundingClientRect();
      const isThere =
        control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        getComputedStyle(control).pointerEvents !== 'none' &&
        !control.closest('[inert], [aria-hidden="true"]') &&
        // A mark on a drawing, which zooming separates from the next one.
        (!control.parentElement ||
          getComputedStyle(control.parentElement).pointerEvents !== 'none');
      if (!isThere || width < 4 || height < 4 || !over(control)) continue;
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const hit = over(control);
      if (hit) found.push(`${name(control)} < ${name(hit.closest(controls) ?? hit)}`);
    }
    return found;
  });
