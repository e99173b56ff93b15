const UPPER = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const LOWER = 'abcdefghijkmnopqrstuvwxyz';
const DIGITS = '23456789';
const GROUPS = 4;
const OF_EACH = 5;

function pick(letters: string): string {
  // Numbers above the last whole multiple would make some letters likelier than others.
  const most = 256 - (256 % letters.length);
  for (;;) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < most) return letters[byte % letters.length] ?? '';
  }
}

/** Returns a random password that each host accepts: 'Kd3wm_Tq9xa_Bn7rz_Hu4cs'. No two of its letters look alike. */
export function strongPassword(): string {
  const group = () => {
    const rest = Array.from({ length: OF_EACH - 2 }, () => pick(LOWER + UPPER + DIGITS)).join('');
    return `${pick(UPPER)}${pick(LOWER)}${rest}`;
  };
  const groups = Array.from({ length: GROUPS }, group);
  return `${groups.join('_').slice(0, -1)}${pick(DIGITS)}`;
}
