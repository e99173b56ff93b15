/** A class of points: ASPRS LAS 1.4, table 17, and the user-definable classes of the contract. */
export interface PointClass {
  code: number;
  label: string;
  /** sRGB, 0 to 255. */
  colour: readonly [red: number, green: number, blue: number];
}

export const pointClasses: readonly PointClass[] = [
  { code: 0, label: 'Never classified', colour: [150, 156, 166] },
  { code: 1, label: 'Unclassified', colour: [128, 134, 144] },
  { code: 2, label: 'Ground or floor', colour: [176, 132, 88] },
  { code: 3, label: 'Low vegetation', colour: [122, 186, 92] },
  { code: 4, label: 'Medium vegetation', colour: [78, 160, 78] },
  { code: 5, label: 'High vegetation', colour: [46, 128, 66] },
  { code: 6, label: 'Building or wall', colour: [232, 178, 76] },
  { code: 7, label: 'Noise', colour: [214, 84, 190] },
  { code: 9, label: 'Water', colour: [72, 132, 222] },
  { code: 10, label: 'Rail', colour: [164, 108, 214] },
  { code: 11, label: 'Road', colour: [110, 118, 132] },
  { code: 12, label: 'Overlap', colour: [98, 104, 116] },
  { code: 13, label: 'Guard wire', colour: [222, 206, 130] },
  { code: 14, label: 'Wire', colour: [240, 224, 92] },
  { code: 15, label: 'Transmission tower', colour: [204, 170, 58] },
  { code: 16, label: 'Wire connector', colour: [180, 164, 72] },
  { code: 17, label: 'Bridge deck', colour: [196, 148, 148] },
  { code: 18, label: 'High noise', colour: [240, 116, 158] },
  { code: 19, label: 'Overhead structure', colour: [214, 138, 92] },
  { code: 20, label: 'Ignored ground', colour: [138, 112, 88] },
  { code: 21, label: 'Snow', colour: [226, 236, 244] },
  { code: 22, label: 'Temporal exclusion', colour: [132, 112, 150] },
  { code: 64, label: 'Ceiling', colour: [160, 190, 214] },
  { code: 65, label: 'Column', colour: [226, 96, 80] },
  { code: 66, label: 'Pipe or duct', colour: [64, 186, 196] },
];

/** The color of unnamed classes. */
export const OTHER_COLOR: PointClass['colour'] = [184, 190, 200];

/** The name and the color of a class. */
export const classOf = (code: number): PointClass =>
  pointClasses.find((each) => each.code === code) ?? {
    code,
    label: `Class ${code}`,
    colour: OTHER_COLOR,
  };
