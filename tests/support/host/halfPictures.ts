import { createCanvas } from '@napi-rs/canvas';

export interface Halves {
  width: number;
  height: number;
  type: 'image/jpeg' | 'image/png' | 'image/webp';
}

/** Draws a picture with a red left half and a blue right half. */
export default function halves({ width, height, type }: Halves): Uint8Array {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#f00';
  context.fillRect(0, 0, width / 2, height);
  context.fillStyle = '#00f';
  context.fillRect(width / 2, 0, width / 2, height);
  return type === 'image/png' ? canvas.toBuffer(type) : canvas.toBuffer(type, 90);
}
