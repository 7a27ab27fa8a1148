interface Bounds {
  value: number;
  min: number;
  max: number;
}

/** The number a key asks of a spin button, or nothing. */
export function stepFor(key: string, { value, min, max }: Bounds): number | undefined {
  switch (key) {
    case 'ArrowUp':
      return value + 1;
    case 'ArrowDown':
      return value - 1;
    case 'Home':
      return min;
    case 'End':
      return max;
    default:
      return undefined;
  }
}
