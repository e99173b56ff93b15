/** Formats a position as '47.60150° N, 122.33430° W'. */
export function coordinatesOf({ lat, lng }: { lat: number; lng: number }): string {
  const part = (value: number, positive: string, negative: string) =>
    `${Math.abs(value).toFixed(5)}° ${value < 0 ? negative : positive}`;
  return `${part(lat, 'N', 'S')}, ${part(lng, 'E', 'W')}`;
}
