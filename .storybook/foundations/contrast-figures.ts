export type Grade = 'AAA' | 'AA' | 'AA large' | 'fails';

export function gradeOf(ratio: number): Grade {
  if (ratio >= 7) return 'AAA';
  if (ratio >= 4.5) return 'AA';
  return ratio >= 3 ? 'AA large' : 'fails';
}

/** Two decimals, rounded down: a figure never looks better than it is. */
export function figureOf(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2);
}
