import type { Photo } from '@/api/generated/types.gen';
import { isPlaced, plotOf } from '../plot';
import panel from './PhotoPanel.module.css';

/** Shows where the photo was taken among the others of the page. */
export function MiniPlot({ photo, photos }: { photo: Photo; photos: readonly Photo[] }) {
  const others = photos.filter(({ id }) => id !== photo.id);
  // Spots are not merged, because these dots are not buttons.
  const { spots } = plotOf([photo, ...others].filter(isPlaced), 0);
  const [photoSpot, ...rest] = spots;
  const heading = photo.position?.heading ?? null;
  // A single dot would show nothing.
  if (!photoSpot || rest.length === 0) return null;
  return (
    <svg viewBox="0 0 100 100" className={panel.plot} aria-hidden="true">
      {rest.map(({ x, y, photos: [first] }) => (
        <circle
          key={first?.id}
          cx={x * 100}
          cy={y * 100}
          r={1.6}
          fill="var(--text-quiet)"
          opacity={0.55}
        />
      ))}
      <g transform={`translate(${photoSpot.x * 100} ${photoSpot.y * 100})`}>
        {heading !== null && (
          <path
            d="M0 0-7-16A18 18 0 0 1 7-16z"
            transform={`rotate(${heading})`}
            fill="var(--accent)"
            opacity={0.35}
          />
        )}
        <circle r={3.4} fill="var(--accent)" stroke="var(--surface)" strokeWidth={1.2} />
      </g>
    </svg>
  );
}
