/** There is no room to save what a call has changed. The change was taken back. */
export class StorageFull extends Error {}
