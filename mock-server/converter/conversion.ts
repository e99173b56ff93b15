import type { components } from '../generated/contract.d.ts';

export type ProcessingError = components['schemas']['ProcessingError'];
type Bounds = components['schemas']['Bounds'];

/** Formats that can be converted to a point cloud. Models have their own conversion. */
export const convertible = ['ply', 'las', 'laz', 'e57', 'xyz'] as const;
export type ConvertibleFormat = (typeof convertible)[number];

/** Source and target of a conversion. */
export interface ConversionInput {
  /** A file on the disk, or its bytes. */
  source: string | Uint8Array;
  format: ConvertibleFormat;
  /** How points stand in a text file. Recognized if absent. */
  textFormat?: components['schemas']['PointTextFormat'] | undefined;
  /** The axis of the file that points up in the thumbnail. */
  upAxis: components['schemas']['UpAxis'];
  /** The folder that the conversion creates. */
  target: string;
  /** The name of the result. */
  name: string;
}

export interface Converted {
  pointCount: number;
  bounds: Bounds;
  /** A JPEG. */
  thumbnail: Uint8Array | null;
}

export type Outcome = { done: Converted } | { failed: ProcessingError };

export interface Watch {
  /** Stops the conversion, which then rejects. */
  signal: AbortSignal;
  /** It goes from 0 to 1. */
  onProgress: (progress: number) => void;
}

/** Converts a file for the portal's viewers. Rejects when stopped, and on errors in the mock. */
export type Convert = (input: ConversionInput, watch: Watch) => Promise<Outcome>;
