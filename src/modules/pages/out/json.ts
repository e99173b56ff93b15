/** A node of a text, as the contract and the editor write it. */
export interface Json {
  type?: string | undefined;
  attrs?: Record<string, unknown> | undefined;
  content?: Json[] | undefined;
  marks?: { type: string; attrs?: Record<string, unknown> | undefined }[] | undefined;
  text?: string | undefined;
}

/** Returns the plain text of a node. */
export const textsOf = (node: Json): string =>
  node.text ?? (node.content ?? []).map(textsOf).join('');

/** Returns what a node of a picture shows: the id of a file of the page, a photo or a sheet. */
export const pictureId = ({ type = '', attrs = {} }: Json): string | undefined => {
  const ownAttributes: Readonly<Record<string, unknown>> = {
    image: attrs.fileId,
    photo: attrs.photoId,
    sheet: attrs.sheetId,
  };
  const id = Object.hasOwn(ownAttributes, type) ? ownAttributes[type] : undefined;
  return typeof id === 'string' ? id : undefined;
};
