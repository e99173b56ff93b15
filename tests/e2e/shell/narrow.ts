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

/** A finger needs 44 px (WCAG 2.5.5). */
const FINGER = 44;

/**
 * Returns the buttons, links and options that a finger misses above, below, left or right of their middle. Links within a
 * text have the height of its lines.
 */
export const small = (page: Page): Promise<string[]> =>
  page.evaluate((finger) => {
    const controls =
      'button, a[href], [role="button"], [role="tab"], [role="slider"], [role^="menuitem"], [role="option"], summary';
    const layers = [
      ...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="menu"], [role="listbox"]'),
    ].filter((element) => element.checkVisibility({ opacityProperty: true }));
    const scope = layers.at(-1) ?? document.body;
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') || element.textContent || element.getAttribute('placeholder') || element.className).trim().slice(0, 40)}"`;
    const isInText = (control: Element) => {
      const { display } = getComputedStyle(control);
      const around = control.parentElement?.textContent?.trim() ?? '';
      return display === 'inline' && around.length > (control.textContent ?? '').trim().length;
    };
    const isHit = (control: HTMLElement, x: number, y: number) => {
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return true;
      const hit = document.elementFromPoint(x, y);
      if (!hit) return true;
      const labels =
        'labels' in control ? [...((control.labels as NodeListOf<Element>) ?? [])] : [];
      return [control, ...labels].some((one) => one.contains(hit));
    };
    const found = new Set<string>();
    for (const control of scope.querySelectorAll<HTMLElement>(controls)) {
      const isThere =
        control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        getComputedStyle(control).pointerEvents !== 'none' &&
        !control.closest('[inert], [aria-hidden="true"], svg, [data-mark]');
      const first = control.getBoundingClientRect();
      if (!isThere || first.width < 4 || first.height < 4 || isInText(control)) continue;
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const box = control.getBoundingClientRect();
      const x = box.x + box.width / 2;
      const y = box.y + box.height / 2;
      if (!isHit(control, x, y)) continue;
      let up = 0,
        down = 0,
        left = 0,
        right = 0;
      const most = finger / 2 + 1;
      while (up < most && isHit(control, x, y - up)) up += 1;
      while (down < most && isHit(control, x, y + down)) down += 1;
      while (left < most && isHit(control, x - left, y)) left += 1;
      while (right < most && isHit(control, x + right, y)) right += 1;
      const [w, h] = [left + right - 1, up + down - 1];
      if (w < finger - 1 || h < finger - 1) found.add(`${w}x${h} ${name(control)}`);
    }
    return [...found];
  }, FINGER);
