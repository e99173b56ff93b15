/** Drawn in place: as a file, it would be one more request of every page. */
export function Logo() {
  return (
    <svg viewBox="0 0 28 28" width={28} height={28} fill="none" aria-hidden="true">
      <path
        d="M4 24.5V11.2L14 4.5l10 6.7v13.3"
        stroke="#fff"
        strokeWidth="2.4"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <path d="M9.6 24.5v-9.4L14 12.2l4.4 2.9v9.4z" fill="#f2a33a" />
    </svg>
  );
}
