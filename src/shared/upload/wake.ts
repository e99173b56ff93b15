let wanted = () => {};
let begun = false;

export function wakeDock(): void {
  begun = true;
  wanted();
}

/** Calls the listener on the first upload. The dock's code loads only then. */
export function onFirstUpload(listener: () => void): void {
  wanted = listener;
  if (begun) listener();
}
