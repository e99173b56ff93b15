export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

export const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(2)} MB`;

export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;
