import type { ReactNode } from 'react';

const icon = (shape: ReactNode) => (
  <svg
    viewBox="0 0 24 24"
    width="1.25em"
    height="1.25em"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {shape}
  </svg>
);

export const flask = icon(
  <path d="M9 3h6M10 3v6.2L4.6 18.3A1.8 1.8 0 0 0 6.1 21h11.8a1.8 1.8 0 0 0 1.5-2.7L14 9.2V3M7.2 14.5h9.6" />,
);
export const cross = icon(<path d="M6 6l12 12M18 6L6 18" />);
export const arrowOut = icon(<path d="M8 7h9v9M17 7L7 17" />);
