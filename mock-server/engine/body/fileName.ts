/** Characters that nobody sees, and that put the others into another order: 'gnp.exe' would read as 'exe.png'. */
const HIDDEN = /[\p{Cc}\p{Bidi_Control}]/gu;

/** Returns the name of an uploaded file: without its folders, and with what people see of it. */
export function fileNameOf(name: string): string {
  const [last = ''] = name.replace(HIDDEN, '').split(/[\\/]/).slice(-1);
  const shown = last.trim();
  return /^\.*$/.test(shown) ? 'file' : shown;
}

/** Returns the name that somebody types for a file or folder. */
export const typedNameOf = (name: string): string => fileNameOf(name.replace(/[\\/]/g, '_'));

/** Returns the name of a file in a zip or a download, which no system takes for a path or a device. */
export const savedNameOf = (name: string): string =>
  typedNameOf(name)
    .replace(/[:*?"<>|]/g, '_')
    .replace(/^\.+/, '_');
