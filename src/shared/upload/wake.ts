let wanted = () => {};
let begun = false;

/** Says that something is being uploaded, for the dock to come. */
export function wakeDock(): void {
  begun = true;
  wanted();
}

/** Calls back when something is uploaded for the first time. The dock's code is loaded then, and not before. */
export function onFirstUpload(listener: () => void): void {
  wanted = listener;
  if (begun) listener();
}
