/** A node of a text, as the contract and the editor write it. */
export interface Json {
  type?: string | undefined;
  attrs?: Record<string, unknown> | undefined;
  content?: Json[] | undefined;
  marks?: { type: string; attrs?: Record<string, unknown> | undefined }[] | undefined;
  text?: string | undefined;
}

/** The plain text of a node. */
export const textsOf = (node: Json): string =>
  node.text ?? (node.content ?? []).map(textsOf).join('');
