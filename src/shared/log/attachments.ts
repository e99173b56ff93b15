/**
 * What may be attached. The contract says the same in `x-file-extensions`, which no generator reads; a test holds
 * the two together.
 */
export const attachmentExtensions = [
  'pdf',
  'jpg',
  'jpeg',
  'png',
  'webp',
  'heic',
  'dwg',
  'dxf',
  'ifc',
  'rvt',
  'docx',
  'xlsx',
  'csv',
  'txt',
  'zip',
  'mp4',
] as const;
