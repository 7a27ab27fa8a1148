/** Drawn for this library, on a 24 px grid; an unknown platform gets a globe. */
const strokes = {
  facebook: 'M15 4h-2a4 4 0 0 0-4 4v12M6.5 12H14',
  instagram:
    'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4ZM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM16.75 7.2v.1',
  x: 'M5 4.5 19 19.5M18.5 4.5 5.5 19.5',
  youtube:
    'M6 6h12a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3ZM10.5 9.5v5l4-2.5Z',
  linkedin: 'M6 10v9M6 5.5v.1M11 19v-9M11 14a3.5 3.5 0 0 1 7 0v5',
  tripadvisor:
    'M7 10a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM17 10a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM3 9h2.5a13 13 0 0 1 13 0H21M10.5 14.5 12 16.5l1.5-2',
};

const globe = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18';

const strokeOf = (name: string) => {
  if (name === 'twitter') return strokes.x;
  return isDrawn(name) ? strokes[name] : globe;
};

/** The name is the hotel's own text: `constructor` is no icon, though every object has one. */
const isDrawn = (name: string): name is keyof typeof strokes => Object.hasOwn(strokes, name);

interface SocialIconProps {
  /** The icon's name, or the platform's own. */
  name: string;
}

export function SocialIcon({ name: spelt }: SocialIconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={strokeOf(spelt.toLowerCase())} />
    </svg>
  );
}
