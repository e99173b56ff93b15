/** A class of points: ASPRS LAS 1.4, table 17, and the user-definable classes of the contract. */
export interface PointClass {
  code: number;
  label: string;
  /** sRGB, 0 to 255. */
  color: readonly [red: number, green: number, blue: number];
}

export const pointClasses: readonly PointClass[] = [
  { code: 0, label: 'Never classified', color: [150, 156, 166] },
  { code: 1, label: 'Unclassified', color: [128, 134, 144] },
  { code: 2, label: 'Ground or floor', color: [176, 132, 88] },
  { code: 3, label: 'Low vegetation', color: [122, 186, 92] },
  { code: 4, label: 'Medium vegetation', color: [78, 160, 78] },
  { code: 5, label: 'High vegetation', color: [46, 128, 66] },
  { code: 6, label: 'Building or wall', color: [232, 178, 76] },
  { code: 7, label: 'Noise', color: [214, 84, 190] },
  { code: 9, label: 'Water', color: [72, 132, 222] },
  { code: 10, label: 'Rail', color: [164, 108, 214] },
  { code: 11, label: 'Road', color: [110, 118, 132] },
  { code: 12, label: 'Overlap', color: [98, 104, 116] },
  { code: 13, label: 'Guard wire', color: [222, 206, 130] },
  { code: 14, label: 'Wire', color: [240, 224, 92] },
  { code: 15, label: 'Transmission tower', color: [204, 170, 58] },
  { code: 16, label: 'Wire connector', color: [180, 164, 72] },
  { code: 17, label: 'Bridge deck', color: [196, 148, 148] },
  { code: 18, label: 'High noise', color: [240, 116, 158] },
  { code: 19, label: 'Overhead structure', color: [214, 138, 92] },
  { code: 20, label: 'Ignored ground', color: [138, 112, 88] },
  { code: 21, label: 'Snow', color: [226, 236, 244] },
  { code: 22, label: 'Temporal exclusion', color: [132, 112, 150] },
  { code: 64, label: 'Ceiling', color: [160, 190, 214] },
  { code: 65, label: 'Column', color: [226, 96, 80] },
  { code: 66, label: 'Pipe or duct', color: [64, 186, 196] },
];

/** The color of unnamed classes. */
export const OTHER_COLOR: PointClass['color'] = [184, 190, 200];

/** The name and the color of a class. */
export const classOf = (code: number): PointClass =>
  pointClasses.find((each) => each.code === code) ?? {
    code,
    label: `Class ${code}`,
    color: OTHER_COLOR,
  };
