import type { Attribute } from '@tiptap/core';

/** Returns an attribute that is kept as `data-...` in copied HTML, and is null if it is not there. */
export function dataAttribute(name: string, fallback: string | null = null): Attribute {
  const key = `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  return {
    default: fallback,
    parseHTML: (element: HTMLElement) => element.getAttribute(key) ?? fallback,
    renderHTML: (attributes: Record<string, unknown>) =>
      attributes[name] == null ? {} : { [key]: String(attributes[name]) },
  } as Attribute;
}

/** The width of a picture in percent of the text; null for its own width. */
export const widthAttribute: Attribute = {
  default: null,
  parseHTML: (element: HTMLElement) => {
    const width = Number(element.getAttribute('data-width'));
    return width >= 10 && width <= 100 ? width : null;
  },
  renderHTML: ({ width }: Record<string, unknown>) =>
    typeof width === 'number' ? { 'data-width': String(width) } : {},
} as Attribute;
