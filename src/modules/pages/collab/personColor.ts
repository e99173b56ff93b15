/** Colors with a contrast of 4.5:1 with white names. */
const colors = ['#2f5bd0', '#8a4b00', '#1d6b3a', '#a3263a', '#6b3fa0', '#0b6477', '#5c4b1e'];

/** Returns the color of a person, the same for everybody. */
export function personColor(id: string): string {
  const sum = [...id].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return colors[sum % colors.length] ?? '#2f5bd0';
}
