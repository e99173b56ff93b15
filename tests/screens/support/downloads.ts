import { resolveObjectURL } from 'node:buffer';

/** A file that the page made the browser save. */
export interface Download {
  name: string;
  bytes: () => Promise<Uint8Array>;
}

/** Takes the files that pages save. @returns the files so far, and what ends it */
export function followDownloads(): { downloads: readonly Download[]; end: () => void } {
  const downloads: Download[] = [];
  const { prototype } = HTMLAnchorElement;
  const { click } = prototype;
  prototype.click = function save(this: HTMLAnchorElement) {
    if (!this.hasAttribute('download')) return click.call(this);
    const file = resolveObjectURL(this.href);
    if (!file) throw new Error(`There is nothing to save at ${this.href}.`);
    const bytes = async () => new Uint8Array(await file.arrayBuffer());
    downloads.push({ name: this.download, bytes });
  };
  // The method is that of all elements.
  const end = () => void Reflect.deleteProperty(prototype, 'click');
  return { downloads, end };
}
