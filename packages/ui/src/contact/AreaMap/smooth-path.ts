interface Point {
  x: number;
  y: number;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** A path through the points' middles, bent towards the points: a shore rather than a saw. */
export function smoothPath(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  const curves = rest.slice(0, -1).map((point, index) => {
    const next = rest[index + 1] ?? point;
    return `Q${point.x},${point.y} ${round((point.x + next.x) / 2)},${round((point.y + next.y) / 2)}`;
  });
  const last = rest.at(-1) ?? first;
  return [`M${first.x},${first.y}`, ...curves, `L${last.x},${last.y}`].join(' ');
}
